import type { SummaryError } from '~/components/ui/error-summary';
import type { CheckoutReply } from './checkout-reply';
import type { CheckoutView } from './checkout-view';

type Page = {
  view: Pick<
    CheckoutView,
    'needsDelivery' | 'needsDeliveryAddress' | 'shippingMethods' | 'paymentMethods'
  >;
  path: '/checkout' | '/readonly-checkout';
  /** Ids of the controls by their names. */
  fields: Record<string, { id: string }>;
};

/** Fields outside of the address forms, only on the full checkout. */
const OF_CHECKOUT = ['email', 'couponCode', 'orderContactWish', 'orderCustomerSign'];

/**
 * The errors of a reply with links to their controls. A post may contain fields that this page
 * lacks: their errors have no link.
 */
export function summaryErrors(
  reply: Pick<CheckoutReply, 'result' | 'address'> | undefined,
  page: Page,
): SummaryError[] {
  return Object.entries(reply?.result.error ?? {}).flatMap(([name, error]) =>
    error ? [{ field: placeOf(name, reply?.address ?? null, page), ...error }] : [],
  );
}

/** The id of the part of the page, or of its control; '' if it is missing. */
function placeOf(name: string, open: CheckoutReply['address'], page: Page): string {
  const { view, path, fields } = page;
  const isWhole = path === '/checkout';
  const id = fields[name]?.id ?? '';
  switch (name) {
    case 'terms':
      return id;
    case 'billing-address':
      return name;
    case 'shipping-address':
      return view.needsDeliveryAddress ? name : '';
    case 'shipping-method':
      if (!view.needsDelivery) return '';
      return (isWhole && view.shippingMethods.length > 0 && fields.shippingId?.id) || name;
    case 'payment-method':
      return (isWhole && view.paymentMethods.length > 0 && fields.paymentId?.id) || name;
  }
  if (OF_CHECKOUT.includes(name)) return isWhole ? id : '';
  const isOpen = open === 'shipping-address' ? view.needsDeliveryAddress : isWhole && open !== null;
  return isOpen ? id : '';
}
