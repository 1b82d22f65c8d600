import { answerWish } from '~/features/browse/wishlist/wishlist-form.server';

/** The target of a heart with script; without script it posts to /wishlist. */
export const action = answerWish;

/** No page here: the wishlist has its own. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
