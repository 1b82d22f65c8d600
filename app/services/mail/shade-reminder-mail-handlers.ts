import {
  claimShadeReminder,
  returnShadeReminder,
} from '../commerce/people/bought-shades/claim-reminder';
import type { ShadeReminderPayload } from '../commerce/people/bought-shades/queue-reminders';
import { shadeReminderKey } from '../commerce/people/bought-shades/reminder-key';
import { jobContext } from '../commerce/core/commerce-context';
import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import type { HandlerOptions, MailSender } from './mail-sender';
import { canSendAgain } from './mailer';
import { shadeReminderMail, stopReminderHeaders } from './shade-reminder';

/** Sends each reminder at most once: claimed before it is sent, and released if it was not. */
export function shadeReminderMailHandlers(
  options: HandlerOptions,
  { send, configurationIn }: MailSender,
): Record<string, OutboxHandler> {
  const { secret, publicOrigin } = options;
  return {
    'mail:shade_reminder': async (payload, job) => {
      const ctx = jobContext(options, 'de');
      const named = payload as ShadeReminderPayload;
      const due = await claimShadeReminder(ctx, named);
      if (!due) return;
      const { email, lang, ...reminder } = due;
      const linked = { ...reminder, key: shadeReminderKey(secret, due.customerId) };
      try {
        const frame = { lang, publicOrigin, configuration: await configurationIn(lang) };
        const headers = stopReminderHeaders(frame, linked);
        await send(email, shadeReminderMail(frame, linked), job, { headers });
      } catch (error) {
        if (canSendAgain(error)) await returnShadeReminder(ctx, named);
        throw error;
      }
    },
  };
}
