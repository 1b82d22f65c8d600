import { join } from 'node:path';
import type { Config } from './config';

type Where = Pick<Config, 'dataDir'>;

/** Where mails are kept when no SMTP server is configured. */
export function mailFolder({ dataDir }: Where): string {
  return join(dataDir, 'mails');
}

/** Pictures: their sources and what was made of them. */
export function mediaFolder({ dataDir }: Where): string {
  return join(dataDir, 'media');
}

/** Where the files of visitors are kept, for every process of the shop. */
export function privateFolder({ dataDir }: Where): string {
  return join(dataDir, 'private-files');
}
