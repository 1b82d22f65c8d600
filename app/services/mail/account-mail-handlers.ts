import {
  accountKey,
  isAccountLinkOver,
  type AccountLink,
} from '../commerce/people/account-mails/account-key';
import type { AccountMailPayload } from '../commerce/people/account-mails/queue-account-mails';
import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  emailChangedMail,
  emailConfirmMail,
  passwordChangedMail,
  passwordResetMail,
  registeredMail,
} from './account-mails';
import type { MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';
import type { HandlerOptions, MailSender } from './mail-sender';

type Account = { customerId: number; email: string };
type Template = (frame: MailFrame, account: Account) => MailDocument;
type LinkTemplate = (
  frame: MailFrame,
  account: Account & { key: string; requestedAt: Date },
) => MailDocument;

/** Sends the mails of `queue-account-mails.ts`, in the language of the request. */
export function accountMailHandlers(
  { pool, secret, now, publicOrigin }: HandlerOptions,
  { send, configurationIn }: MailSender,
): Record<string, OutboxHandler> {
  const write =
    (template: Template): OutboxHandler =>
    async (payload, job) => {
      const { customerId, lang, to } = payload as AccountMailPayload;
      const email = to ?? (await emailOf(customerId));
      if (!email) return;
      const frame = { lang, publicOrigin, configuration: await configurationIn(lang) };
      await send(email, template(frame, { customerId, email }), job);
    };

  /** A link that has expired before its mail can be sent would only mislead its reader. */
  const writeLink =
    (link: AccountLink, template: LinkTemplate): OutboxHandler =>
    async (payload, job) => {
      const { customerId, requestedAt } = payload as AccountMailPayload;
      const asked = { link, customerId, requestedAt: new Date(requestedAt!) };
      if (isAccountLinkOver(asked, now())) return;
      const key = accountKey(secret, asked);
      await write((frame, account) => template(frame, { ...asked, ...account, key }))(payload, job);
    };

  async function emailOf(customerId: number): Promise<string | undefined> {
    const { rows } = await pool.query<{ email: string }>(
      'select email from customer where id = $1',
      [customerId],
    );
    return rows[0]?.email;
  }

  return {
    'mail:registered': write(registeredMail),
    'mail:already_registered': write(alreadyRegisteredMail),
    'mail:password_reset': writeLink('password-reset', passwordResetMail),
    'mail:password_changed': write(passwordChangedMail),
    'mail:email_confirm': writeLink('email-change', emailConfirmMail),
    'mail:email_changed': write(emailChangedMail),
    'mail:account_deleted': write(accountDeletedMail),
  };
}
