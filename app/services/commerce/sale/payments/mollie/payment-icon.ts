import type { PaymentIcon } from '../../../../shop-api';
import type { CommerceContext } from '../../../core/commerce-context';

/** The icon of a payment method, as the provider drew it; null: there is none. */
export async function paymentIcon(
  { db }: CommerceContext,
  method: string,
): Promise<PaymentIcon | null> {
  const { rows } = await db.client.query<{ icon: Buffer | null }>({
    name: 'provider_method_icon',
    text: 'select icon from provider_method where id = $1',
    values: [method],
  });
  return rows[0]?.icon ? { svg: rows[0].icon } : null;
}
