import { expect, test } from 'vitest';
import { OPERATIONS } from '../operations';

/** The contract's PayPal operations, older and newer. */
const PAYPAL = [
  'getPayPalMerchantAndClientIds',
  'doCreatePayPalTransaction',
  'doApprovePayPalTransaction',
  'getExecutePayPalOrder',
  'doCreatePayPalCreditCardTransaction',
  'doCapturePayPalOrder',
  'getPayPalDataClientToken',
  'getPayPalOrderDetails',
  'doHandleAllowPaymentGooglePay',
  'doHandleAllowPaymentApplePay',
  'doHandlePayPalPaymentFundingSources',
  'getPayPalSettings',
  'doCreatePayPalOrder',
  'doCreatePlentyPaymentFromPayPalOrder',
  'getPayPalOrder',
  'doCapturePayPalOrderV2',
  'getPayPalFraudId',
  'doHandlePayPalAddress',
  'doHandlePayPalFundingSources',
  'getPayPalGooglePayTransactionInfo',
  'getPayPalApplePayTransactionInfo',
];

test('every operation of the contract is answered, if only that it is not offered', () => {
  const missing = [...PAYPAL, 'getAllTranslations'].filter((name) => !(name in OPERATIONS));
  expect(missing).toEqual([]);
});
