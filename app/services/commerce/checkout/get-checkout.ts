import type { Checkout } from '../../shop-api';
import { toCart } from '../cart/cart-view';
import { priceCart } from '../cart/price-cart';
import type { CommerceContext } from '../commerce-context';
import { keptInformation } from './additional-information';
import { loadAddresses } from './addresses';
import { loadCountries, toCountry } from './countries';
import { chosenPayment, loadPaymentOptions } from './payment-options';
import { quoteOf } from './quote';
import { toShippingList } from './shipping-provider';

/**
 * Cart, methods, addresses and quote of one pricing: what the shopper agrees to is what the page
 * shows, whatever changes between two reads of the tables (reliability A2.1). Writes nothing.
 */
export async function getCheckout(ctx: CommerceContext): Promise<Checkout> {
  const priced = await priceCart(ctx);
  await ctx.hook('checkout:priced');
  const list = await loadPaymentOptions(ctx, priced);
  const payment = chosenPayment(priced, list);
  const countries = await loadCountries(ctx);
  await ctx.hook('checkout:methods-read');
  return {
    cart: toCart(ctx, priced),
    shipping: toShippingList(priced),
    payment: { list, selected: payment?.id ?? null },
    addresses: await loadAddresses(ctx),
    shippingCountries: countries.filter((row) => row.isShippingActive).map(toCountry),
    billingCountries: countries.map(toCountry),
    additionalInformation: keptInformation(priced.cart),
    quote: quoteOf(ctx, priced, payment),
  };
}
