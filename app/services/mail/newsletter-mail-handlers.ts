import { newsletterKey } from '../commerce/people/newsletter/newsletter-key';
import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import type { HandlerOptions, MailSender } from './mail-sender';
import {
  newsletterOptInMail,
  newsletterSettingsMail,
  unsubscribeHeaders,
} from './newsletter-mails';

type Row = {
  id: number;
  email: string;
  lang: 'de' | 'en';
  requestedAt: Date;
  isConfirmed: boolean;
};

/** Sends mails about newsletter subscriptions, except those that have ended meanwhile. */
export function newsletterMailHandlers(
  { pool, secret, publicOrigin }: HandlerOptions,
  { send, configurationIn }: MailSender,
): Record<string, OutboxHandler> {
  const write =
    (template: typeof newsletterOptInMail, fits: (row: Row) => boolean): OutboxHandler =>
    async (payload, job) => {
      const { rows } = await pool.query<Row>(
        `select id, email, lang, requested_at,
                confirmed_at is not null as is_confirmed
         from newsletter_subscriber where id = $1 and ended_at is null`,
        [Number(payload.subscriberId)],
      );
      const row = rows[0];
      if (!row || !fits(row)) return;
      const { id, lang, requestedAt } = row;
      const subscription = { id, lang, key: newsletterKey(secret, id, requestedAt) };
      const frame = { lang, publicOrigin, configuration: await configurationIn(lang) };
      const headers = unsubscribeHeaders(publicOrigin, subscription);
      await send(row.email, template(frame, subscription), job, { headers });
    };

  return {
    'mail:newsletter_opt_in': write(newsletterOptInMail, ({ isConfirmed }) => !isConfirmed),
    'mail:newsletter_settings': write(newsletterSettingsMail, () => true),
  };
}
