import { date } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import type { DueReminder } from '../commerce/people/bought-shades/claim-reminder';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';

type ShadeReminder = Omit<DueReminder, 'email' | 'lang'> & {
  /** The key of the link that ends all reminders. */
  key: string;
};

/** The one mail about a shade that its buyer requested: its name, and where it is sold. */
export function shadeReminderMail(frame: MailFrame, reminder: ShadeReminder): MailDocument {
  const { t } = translatorFor(frame.lang);
  const { shade, name, variationName, orderId, orderedAt, note, path } = reminder;
  const words = wordsOf(shade);
  const row = (label: string, value: string) => ({ label, value });
  return layOutMail(frame, t('mail.shadeReminder.title', { shade: words }), [
    paragraph(
      t('mail.shadeReminder.intro', {
        shop: frame.configuration.shopName,
        date: date(reminder.askedAt, frame.lang),
      }),
    ),
    {
      kind: 'rows',
      rows: [
        { ...row(t('mail.shadeReminder.shade'), words), strong: true },
        row(t('mail.shadeReminder.product'), [name, variationName].filter(Boolean).join(', ')),
        row(
          t('mail.shadeReminder.order'),
          t('mail.shadeReminder.bought', { number: orderId, date: date(orderedAt, frame.lang) }),
        ),
        ...(note ? [row(t('mail.shadeReminder.note'), note)] : []),
      ],
    },
    { kind: 'link', text: t('mail.shadeReminder.again'), href: pageAddress(frame, path) },
    {
      kind: 'link',
      text: t('mail.shadeReminder.account'),
      href: pageAddress(frame, '/my-account#bought-shades'),
    },
    paragraph(t('mail.shadeReminder.once')),
    { kind: 'link', text: t('mail.shadeReminder.stop'), href: stopLink(frame, reminder) },
  ]);
}

/** Headers by which mail programs end the reminders for their users (RFC 8058). */
export function stopReminderHeaders(
  frame: Pick<MailFrame, 'lang' | 'publicOrigin'>,
  reminder: Pick<ShadeReminder, 'customerId' | 'key'>,
) {
  return {
    'List-Unsubscribe': `<${stopLink(frame, reminder)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function stopLink(
  frame: Pick<MailFrame, 'lang' | 'publicOrigin'>,
  { customerId, key }: Pick<ShadeReminder, 'customerId' | 'key'>,
): string {
  return pageAddress(frame, `/shade-reminders/stop/${customerId}/${key}`);
}

function wordsOf({ name, number }: ShadeReminder['shade']): string {
  return `${name} ${number}`.trim();
}
