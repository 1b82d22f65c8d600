import { ENDED_PAYMENT_STATUSES } from '../../shop-api/entities/online-payment';
import type { PaymentsPage } from './answers';
import type { ExpressAbout, MolliePayment, PaymentAbout } from './mollie-gateway';

const A_PAGE = 250;
/** More than a shop has in the hours that are searched. */
const MOST_PAGES = 8;

/**
 * Finds the payment with these facts among those created since a given time, the newest first; a
 * payable or paid one before one that failed. The provider has no search.
 */
export async function findAmongPayments(
  { about, since }: { about: PaymentAbout | ExpressAbout; since: Date },
  read: (path: string) => Promise<PaymentsPage>,
): Promise<MolliePayment | null> {
  const found: MolliePayment[] = [];
  let from: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ limit: String(A_PAGE), ...(from && { from }) });
    const { payments, oldest, next } = await read(`/v2/payments?${query}`);
    found.push(...payments.filter((payment) => isAbout(payment, about)));
    if (next === null || oldest === null || oldest < since) break;
    from = next;
  }
  return found.find(({ status }) => !ENDED_PAYMENT_STATUSES.includes(status)) ?? found[0] ?? null;
}

function isAbout(
  { metadata, express }: MolliePayment,
  about: PaymentAbout | ExpressAbout,
): boolean {
  if ('express' in about) return express === about.express;
  return metadata?.orderId === about.orderId && metadata.attempt === about.attempt;
}
