import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SoftLoginPage } from '~/features/after-order/confirmation/soft-login-page';
import { offerAction } from '~/features/after-order/offer/answer-offer.server';
import { loadOffer, offerLink, offerPath } from '~/features/after-order/offer/load-offer.server';
import { OfferPage } from '~/features/after-order/offer/offer-page';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';
import { useText } from '~/i18n/text';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;

export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const link = offerLink(params);
  return {
    view: await loadOffer(context, link),
    path: offerPath(link),
    seo: keyholderSeo(context, 'offer.title', '/offer'),
  };
}

export const action = offerAction;

export default function OfferRoute() {
  const { t } = useText();
  const { view, path } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (view.kind === 'offer') return <OfferPage {...view} path={path} reply={reply} />;
  return (
    <SoftLoginPage
      title={t('offer.open')}
      proof="postcode"
      message={view.message}
      path={path}
      reply={reply}
    />
  );
}
