import type { PageOptions } from '../app/services/services.server';
import type { Config } from './config';
import { shopLog, type Log } from './log';

/** The settings that pages need, both in a shop and in a front. */
export function pageOptions(config: Config, secret: string, log: Log): PageOptions {
  return {
    publicOrigin: config.publicOrigin,
    secret: Buffer.from(secret, 'base64'),
    botCheck: config.botCheck,
    showTools: config.showConfigurationDrawer,
    log: shopLog(log),
  };
}
