import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { wishOf } from '~/components/wish/wish';
import {
  anybody,
  answering,
  doneAt,
  form,
  formAction,
  postOf,
  Refusal,
  type Post,
} from '~/features/page/form-action.server';
import { quantity as pieces } from '~/features/page/quantity-field.server';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { readId } from '~/services/shop-api';

/** The target of the page's errors: the list. */
export const WISHLIST_ID = 'wishlist';

const id = z.string().optional();

/** A heart: adds a variation to the list, or removes it. */
const wish = form({
  schema: z.object({
    add: id,
    remove: id,
    quantity: pieces.default(1),
    redirectTo: z.string().optional(),
  }),
  texts: {
    'wishlist.unknown': 'wishlist.error.unknown',
    'quantity.format': 'cart.error.quantity.format',
    'quantity.maximum': 'cart.error.quantity.maximum',
  },
  places: { '*': WISHLIST_ID },
  show: ({ values, errors }) => ({
    values,
    errors: errors.map((error) => ({ ...error, field: WISHLIST_ID })),
  }),
  async run({ add, remove, quantity, redirectTo }, { context: { shop } }) {
    const isWished = add !== undefined;
    const variationId = readId(add ?? remove ?? '');
    if (variationId === null) throw new Refusal({ [WISHLIST_ID]: 'wishlist.unknown' });
    if (isWished) await shop.doAddWishlistItem({ variationId, quantity });
    else await shop.deleteWishlistItem({ variationId });
    const key = isWished ? 'notices.wishAdded' : 'notices.wishRemoved';
    return { variationId, isWished, key, redirectTo };
  },
});

/** Without script: back to redirectTo with a notice; `path` is the page that shows a refusal. */
export const wishlistAction = (guard: (post: Post) => unknown, path: string) =>
  formAction(
    guard,
    answering(wish, ({ redirectTo, key }, { context }) =>
      doneAt(returnPath(redirectTo ?? null, localePath(context.prefix, path)), key),
    ),
  );

/** For the script of the shop pages (`enhance/wishes.ts`): the changes to make there. */
export async function answerWish(args: ActionFunctionArgs): Promise<Response> {
  const { locale, shop } = args.context;
  const { t, find } = translatorFor(locale);
  const outcome = await wish.submit({ ...(await postOf(args)), found: anybody() });
  if (!outcome.ok) {
    const lines = outcome.reply.errors.map(({ text }) => text);
    return Response.json({ notices: [{ type: 'negative', lines }] }, { status: 422 });
  }
  const { variationId, isWished, key } = outcome.result;
  const { length: count } = await shop.getWishlistIds();
  return Response.json({
    notices: [{ type: 'positive', lines: [find(key)] }],
    done: {
      variationId,
      count,
      next: wishOf(t, isWished),
      former: wishOf(t, !isWished),
    },
  });
}
