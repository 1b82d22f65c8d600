import type { Database } from '../app/services/commerce/ground/database';
import type { Fault } from '../app/services/commerce/shop-pages/shop-file/fault';
import { missingForOpening } from '../app/services/commerce/shop-pages/shop-file/missing-for-opening';
import type { Config } from './config';

type Settings = Pick<Config, 'publicOrigin' | 'smtpUrl'>;

/** All that a shop must not open without and does not have: in its database, then in its environment. */
export async function missingBeforeOpening(db: Database, settings: Settings): Promise<Fault[]> {
  return [...(await missingForOpening(db)), ...missingSettings(settings)];
}

/** The settings among it, by their names. */
export function missingSettings({ publicOrigin, smtpUrl }: Settings): Fault[] {
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
