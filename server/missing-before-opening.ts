import type { Fault } from '../app/services/commerce/shop-pages/shop-file/fault';
import type { Config } from './config';

/** Settings of the environment that a shop must not open without: by their names, each with a sentence. */
export function missingSettings({
  publicOrigin,
  smtpUrl,
}: Pick<Config, 'publicOrigin' | 'smtpUrl'>): Fault[] {
  const faults: Fault[] = [];
  if (!publicOrigin.startsWith('https:')) {
    faults.push({
      path: 'PUBLIC_ORIGIN',
      problem: `is not the https address of the shop: links in mails lead to ${publicOrigin}`,
    });
  }
  if (!smtpUrl) {
    faults.push({ path: 'SMTP_URL', problem: 'is not set: mails are written to files alone' });
  }
  return faults;
}
