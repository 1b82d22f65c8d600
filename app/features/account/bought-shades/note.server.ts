import { data } from '@remix-run/node';
import { failureText } from '~/features/page/failure.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId } from '~/services/shop-api';
import type { ShadeReply } from './shade-reply';

/** Keeps what is noted with a shade. Fields: variationId, stated, note. */
export async function replyToNote(context: RequestContext, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const variationId = readId(text('variationId'));
  if (variationId === null) throw data(null, 404);
  const stated = text('stated');
  const note = text('note').trim();
  try {
    await context.shop.setBoughtShadeNote({ variationId, stated, note });
  } catch (error) {
    if (isShopError(error, 'boughtShade.notFound')) throw data(null, 404);
    if (!isShopError(error)) throw error;
    const words = { code: error.key, text: failureText(context.locale, error) };
    const typed = note.slice(0, 500);
    const reply: ShadeReply = { variationId, stated, field: 'note', typed, error: words };
    return invalid(context, reply);
  }
  const cookie = flashCookie([{ type: 'positive', key: 'boughtShades.noted' }]);
  return seeOther(localePath(context.prefix, '/my-account#bought-shades'), [cookie]);
}
