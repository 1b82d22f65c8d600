import type { CheckoutOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { saveAdditionalInformation } from './additional-information';
import { deleteAddress } from '../addresses/delete-address';
import { getAddresses } from '../addresses/get-addresses';
import { setCheckoutAddress } from '../addresses/set-checkout-address';
import { getActiveShippingCountries, getAggregatedCountries } from './countries';
import { findPlacedOrder } from './find-placed-order';
import { getCheckout } from './get-checkout';
import { getPaymentProviders, preparePayment, setPaymentProvider } from './payment-method';
import { placeOrder } from './place-order';
import { saveAddress } from '../addresses/save-address';
import { saveCheckout } from './save-checkout';
import { getShippingProvider, setShippingProvider } from './shipping-method';

/** Addresses, methods and the order of one visitor (§7). */
export function checkoutOperations(
  ctx: CommerceContext,
): Omit<CheckoutOperations, 'doExecutePayment'> {
  return {
    getActiveShippingCountries: () => getActiveShippingCountries(ctx),
    getAggregatedCountries: () => getAggregatedCountries(ctx),
    getAddresses: (input) => getAddresses(ctx, input),
    doSaveAddress: (input) => saveAddress(ctx, input),
    deleteAddress: (input) => deleteAddress(ctx, input),
    setCheckoutAddress: (input) => setCheckoutAddress(ctx, input),
    getShippingProvider: () => getShippingProvider(ctx),
    setShippingProvider: (input) => setShippingProvider(ctx, input),
    getPaymentProviders: () => getPaymentProviders(ctx),
    setPaymentProvider: (input) => setPaymentProvider(ctx, input),
    doAdditionalInformation: (input) => saveAdditionalInformation(ctx, input),
    getCheckout: () => getCheckout(ctx),
    doSaveCheckout: (input) => saveCheckout(ctx, input),
    doPreparePayment: () => preparePayment(ctx),
    doPlaceOrder: (input) => placeOrder(ctx, input),
    getPlacedOrder: ({ attemptId }) => findPlacedOrder(ctx, attemptId),
  };
}
