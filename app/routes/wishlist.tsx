import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { loadWishlist } from '~/features/browse/wishlist/load-wishlist.server';
import { wishlistAction } from '~/features/browse/wishlist/wishlist-form.server';
import { anybody } from '~/features/page/form-action.server';
import { Wishlist } from '~/features/browse/wishlist/wishlist-page';
import { useText } from '~/i18n/text';

export const handle = { script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

const PATH = '/wishlist';

export async function loader({ context }: LoaderFunctionArgs) {
  const wishlist = await loadWishlist(context);
  const title = formTitle(context, 'wishlist.title');
  const { sessions } = context.configuration.retention;
  // An account keeps the list on every device.
  const isOfAccount = context.visitor.principal.kind === 'customer';
  return {
    wishlist,
    keptDays: isOfAccount ? null : sessions.days,
    seo: pageSeo(context, { title, path: PATH, robots: 'NOINDEX' }),
  };
}

export const action = wishlistAction(anybody, PATH);

export default function WishlistRoute() {
  const { t } = useText();
  const { wishlist, keptDays } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <div className="page">
      <Wishlist
        wishlist={wishlist}
        errors={reply?.errors ?? []}
        hint={keptDays === null ? undefined : t('wishlist.keptHere', { count: keptDays })}
      />
    </div>
  );
}
