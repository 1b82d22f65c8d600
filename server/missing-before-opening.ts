import type { Database } from '../app/services/commerce/core/database';
import type { Fault } from '../app/services/commerce/shop-pages/shop-file/fault';
import { missingForOpening } from '../app/services/commerce/shop-pages/shop-file/missing-for-opening';
import type { Config } from './config';

type Settings = Pick<Config, 'publicOrigin' | 'smtpUrl' | 'mailFrom'>;

/** Lists what the shop must not open without: in its database, then in its environment. */
export async function missingBeforeOpening(db: Database, settings: Settings): Promise<Fault[]> {
  const facts = await missingForOpening(db, new Date());
  // A sender in the environment takes precedence over that of the shop file.
  const needed = settings.mailFrom ? facts.filter(({ path }) => path !== 'sender.email') : facts;
  return [...needed, ...missingSettings(settings)];
}

/** Lists the missing environment variables by name. */
export function missingSettings({ publicOrigin, smtpUrl }: Omit<Settings, 'mailFrom'>): Fault[] {
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
