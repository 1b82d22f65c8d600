import { answerWish } from '~/features/browse/wishlist/wishlist-form.server';

/** Where the script of the shop pages sends a heart; without script it goes to /wishlist. */
export const action = answerWish;

/** Nothing to see here: the wishlist has a page. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
