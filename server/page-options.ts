import type { PageOptions } from '../app/services/services.server';
import type { Config } from './config';
import { shopLog, type Log } from './log';

/** What pages need of the settings, whatever the shop stands on. */
export function pageOptions(config: Config, secret: string, log: Log): PageOptions {
  return {
    publicOrigin: config.publicOrigin,
    secret: Buffer.from(secret, 'base64'),
    botCheck: config.botCheck,
    showTools: config.showConfigurationDrawer,
    log: shopLog(log),
  };
}
