import type { Checkout } from '../../../shop-api';
import { toCart } from '../cart/cart-entity';
import { priceCart, type PricedCart } from '../cart/price-cart';
import { askVatNumber, PATIENCE } from '../vat-numbers/ask-vat-number';
import { readOnce, type CommerceContext } from '../../core/commerce-context';
import { keptInformation } from './additional-information';
import { reviewMailDays } from './announce-review-mail';
import { loadAddresses } from '../addresses/get-addresses';
import { allCountries, shippingCountries } from './countries';
import { quoteOf } from './quote';
import { toShippingList } from './shipping-method';

/**
 * Cart, methods, addresses and quote of one pricing: the shopper agrees to exactly what the page
 * shows, whatever changes between two reads of the tables (reliability A2.1). Read once in a
 * request until something changes. Writes nothing but the answer about a VAT number.
 */
export function getCheckout(ctx: CommerceContext): Promise<Checkout> {
  return readOnce(ctx, 'checkout', () => readCheckout(ctx));
}

/** Prices again if the answer about the buyer's VAT number has arrived only now. */
async function priceWithAnswer(ctx: CommerceContext): Promise<PricedCart> {
  const priced = await priceCart(ctx);
  if (priced.vatNumber?.state !== 'later') return priced;
  const { number } = priced.vatNumber;
  if (!(await askVatNumber(ctx, number, PATIENCE.looked))) return priced;
  ctx.reads?.delete('priced cart');
  return priceCart(ctx);
}

async function readCheckout(ctx: CommerceContext): Promise<Checkout> {
  const priced = await priceWithAnswer(ctx);
  await ctx.hook('checkout:priced');
  const { offeredPayments: list, payment } = priced;
  const { countries } = priced.reference;
  await ctx.hook('checkout:methods-read');
  return {
    cart: toCart(ctx, priced),
    shipping: toShippingList(priced),
    payment: { list, selected: payment?.id ?? null },
    addresses: await loadAddresses(ctx),
    shippingCountries: shippingCountries(countries, ctx.lang),
    billingCountries: allCountries(countries, ctx.lang),
    additionalInformation: keptInformation(priced.cart),
    preferredDelivery: {
      offered: priced.preferredServices,
      chosen: priced.preferredDelivery,
    },
    reviewMailDays: await reviewMailDays(ctx, priced.reference),
    quote: quoteOf(ctx, priced),
  };
}
