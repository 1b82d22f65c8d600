import type { Language } from '../../../shop-api';
import type { Names, ReferenceTables } from '../../core/reference/reference-tables';

type StoredMethods = {
  lang: Language;
  paymentMethodId: number;
  paymentMethodName: string;
  shippingProfileId: number | null;
  shippingProfileName: string;
};

/**
 * The names of an order's methods in a language. An order stores them in its own; on a page in the
 * other one they are those of today, unless the method was renamed since: then the order has what
 * was agreed.
 */
export function methodNames(
  order: StoredMethods,
  {
    paymentMethods,
    shippingProfiles,
  }: Pick<ReferenceTables, 'paymentMethods' | 'shippingProfiles'>,
  lang: Language,
): Pick<StoredMethods, 'paymentMethodName' | 'shippingProfileName'> {
  const named = (
    methods: readonly { id: number; names: Names }[],
    id: number | null,
    stored: string,
  ) => {
    const names = methods.find((method) => method.id === id)?.names;
    return names?.[order.lang] === stored ? names[lang] : stored;
  };
  return {
    paymentMethodName: named(paymentMethods, order.paymentMethodId, order.paymentMethodName),
    shippingProfileName: named(
      shippingProfiles,
      order.shippingProfileId,
      order.shippingProfileName,
    ),
  };
}
