import { join } from 'node:path';
import type { Config } from './config';

type Where = Pick<Config, 'dataDir'>;

/** The folder for mails when no SMTP server is configured. */
export function mailFolder({ dataDir }: Where): string {
  return join(dataDir, 'mails');
}

/** The folder of pictures: their sources and all renditions. */
export function mediaFolder({ dataDir }: Where): string {
  return join(dataDir, 'media');
}

/** The folder of visitors' files, shared by all processes of the shop. */
export function privateFolder({ dataDir }: Where): string {
  return join(dataDir, 'private-files');
}
