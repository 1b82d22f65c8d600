import { dataKey, isDataLinkOver } from '../commerce/people/own-data/own-data-key';
import type { DataLinkPayload } from '../commerce/people/own-data/request-own-data';
import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import { dataLinkMail } from './own-data-link-mail';
import type { HandlerOptions, MailSender } from './mail-sender';

type Row = { email: string; lang: 'de' | 'en'; requestedAt: Date };

/** Sends the link, unless it has expired and would only mislead its reader. */
export function dataLinkMailHandlers(
  { pool, secret, now, publicOrigin }: HandlerOptions,
  { send, configurationIn }: MailSender,
): Record<string, OutboxHandler> {
  return {
    'mail:data_link': async (payload, job) => {
      const { requestId } = payload as DataLinkPayload;
      const { rows } = await pool.query<Row>(
        `select email, lang, requested_at from data_request
         where id = $1 and opened_at is null`,
        [requestId],
      );
      const row = rows[0];
      if (!row || isDataLinkOver(row.requestedAt, now())) return;
      const { email, lang } = row;
      const key = dataKey(secret, { requestId, ...row });
      const frame = { lang, publicOrigin, configuration: await configurationIn(lang) };
      await send(email, dataLinkMail(frame, { requestId, email, key }), job);
    },
  };
}
