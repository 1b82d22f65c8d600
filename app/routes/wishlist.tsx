import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { loadWishlist } from '~/features/browse/wishlist/load-wishlist.server';
import { replyToWish } from '~/features/browse/wishlist/reply-to-wish.server';
import { Wishlist } from '~/features/browse/wishlist/wishlist-page';
import { useText } from '~/i18n/text';

export const handle = { script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

const PATH = '/wishlist';

export async function loader({ context }: LoaderFunctionArgs) {
  const wishlist = await loadWishlist(context);
  const title = formTitle(context, 'wishlist.title');
  return { wishlist, seo: pageSeo(context, { title, path: PATH, robots: 'NOINDEX' }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return replyToWish(context, await request.formData(), PATH);
}

export default function WishlistRoute() {
  const { t } = useText();
  const { wishlist } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <div className="page">
      <Wishlist wishlist={wishlist} error={reply?.error} hint={t('wishlist.keptHere')} />
    </div>
  );
}
