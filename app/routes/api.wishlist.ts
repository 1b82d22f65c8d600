import type { ActionFunctionArgs } from '@remix-run/node';
import { answerWish } from '~/features/browse/wishlist/reply-to-wish.server';

/** Where the script of the shop pages sends a heart; without script it goes to /wishlist. */
export async function action({ request, context }: ActionFunctionArgs) {
  return answerWish(context, await request.formData());
}

/** Nothing to see here: the wishlist has a page. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
