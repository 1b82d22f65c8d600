import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { requireCustomer } from '~/features/page/guards.server';
import { pageMeta } from '~/features/page/page-meta';
import { loadWishlist } from '~/features/browse/wishlist/load-wishlist.server';
import { replyToWish } from '~/features/browse/wishlist/reply-to-wish.server';
import { Wishlist } from '~/features/browse/wishlist/wishlist-page';

export const handle = { script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

const PATH = '/my-account/wishlist';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(context, request.url);
  return {
    wishlist: await loadWishlist(context),
    seo: accountSeo(context, 'wishlist.title', PATH),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(context, request.url);
  return replyToWish(context, await request.formData(), PATH);
}

export default function MyWishlist() {
  const { wishlist } = useLoaderData<typeof loader>();
  return <Wishlist wishlist={wishlist} error={useActionData<typeof action>()?.error} />;
}
