import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { customer } from '~/features/page/auth-guard.server';
import { pageMeta } from '~/features/page/page-seo';
import { loadWishlist } from '~/features/browse/wishlist/load-wishlist.server';
import { wishlistAction } from '~/features/browse/wishlist/wishlist-form.server';
import { Wishlist } from '~/features/browse/wishlist/wishlist-page';

export const handle = { guards: ['auth-guard'], script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

const PATH = '/my-account/wishlist';

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    wishlist: await loadWishlist(context),
    seo: accountSeo(context, 'wishlist.title', PATH),
  };
}

export const action = wishlistAction(customer, PATH);

export default function MyWishlist() {
  const { wishlist } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <Wishlist wishlist={wishlist} errors={reply?.errors ?? []} />;
}
