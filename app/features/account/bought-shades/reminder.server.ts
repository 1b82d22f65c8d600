import { data } from '@remix-run/node';
import { flashCookie, type FlashNotice } from '~/features/page/notices/flash.server';
import { date } from '~/i18n/format';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { readDay } from '~/lib/calendar-day';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId } from '~/services/shop-api';
import type { ShadeReply } from './shade-reply';

/**
 * Keeps on which day a mail reminds of a shade. Fields: variationId, stated, remindOn; no day, or the
 * intent `forget`, ends the reminder.
 */
export async function replyToReminder(context: RequestContext, form: FormData) {
  const { locale, prefix, shop } = context;
  const text = (name: string) => String(form.get(name) ?? '');
  const variationId = readId(text('variationId'));
  if (variationId === null) throw data(null, 404);
  const stated = text('stated');
  const typed = form.get('intent') === 'forget' ? '' : text('remindOn').trim().slice(0, 40);
  // What is no day is refused in the same words as one that is not ahead.
  const remindOn = typed === '' ? null : (readDay(typed) ?? typed);
  try {
    await shop.setBoughtShadeReminder({ variationId, stated, remindOn });
  } catch (error) {
    if (isShopError(error, 'boughtShade.notFound')) throw data(null, 404);
    if (!isShopError(error, 'boughtShade.reminderInvalid')) throw error;
    const { first, last } = error.cause as { first: string; last: string };
    const words = translate(locale, 'storefrontError.boughtShade.reminderInvalid', {
      first: date(first, locale),
      last: date(last, locale),
    });
    const reply: ShadeReply = {
      variationId,
      stated,
      field: 'remindOn',
      typed: readDay(typed) ?? typed,
      error: { code: error.key, text: words },
    };
    return invalid(context, reply);
  }
  const notice: FlashNotice = remindOn
    ? { type: 'positive', key: 'boughtShades.reminded', values: { date: date(remindOn, locale) } }
    : { type: 'positive', key: 'boughtShades.reminderEnded' };
  return seeOther(localePath(prefix, '/my-account#bought-shades'), [flashCookie([notice])]);
}
