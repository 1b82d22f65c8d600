import { translatorFor } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import type { PaymentMethod } from '~/services/shop-api';

/**
 * The notice above payment methods while the payment provider does not answer; null: it does, or
 * none of them is its own.
 */
export async function providerAwayNotice(
  { shop, locale }: Pick<RequestContext, 'shop' | 'locale'>,
  methods: readonly Pick<PaymentMethod, 'key'>[],
): Promise<string | null> {
  if (!methods.some(({ key }) => key === 'Mollie')) return null;
  const { isDisturbed } = await shop.getMollieSettings();
  return isDisturbed ? translatorFor(locale).t('orderPayment.disturbed') : null;
}
