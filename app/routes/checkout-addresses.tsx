import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { chooseAddressAction, loadChoice } from '~/features/buy/checkout/choose-address.server';
import { ChooseAddressPage } from '~/features/buy/checkout/choose-address-page';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';

export const handle = { script: 'none', audience: 'visitor', query: ['kind'] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = await loadChoice(request, context);
  const isShipping = view.kind === 'shipping-address';
  const title = translate(
    context.locale,
    isShipping ? 'customer.checkout.chooseShipping' : 'customer.checkout.chooseBilling',
  );
  return {
    view,
    seo: pageSeo(context, { title, path: '/checkout/addresses', robots: 'NOINDEX' }),
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return chooseAddressAction(request, context);
}

export default function CheckoutAddresses() {
  return <ChooseAddressPage {...useLoaderData<typeof loader>().view} />;
}
