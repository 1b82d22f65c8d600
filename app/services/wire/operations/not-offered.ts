import * as z from 'zod';
import { ShopError } from '~/services/shop-api';
import { operation, type WireTable } from '../frame/operation';
import { toWireRobots, wireRobotsSchema } from '../shapes/init';

const EXPRESS = 'PayPal is begun from the cart, by doCreatePayPalTransaction.';
const AT_THE_PROVIDER = 'The payment provider asks whoever pays, and takes the money.';

/** Operations that this shop does not have, with the replacement for each (decision 109). */
const NOT_OFFERED: Record<string, string> = {
  doSubscribeNotifyMe: 'Nobody is told when goods are back.',
  doConfirmNotifyMe: 'Nobody is told when goods are back.',
  doUnsubscribeNotifyMe: 'Nobody is told when goods are back.',
  setCustomAssets: 'No styles or scripts are put into pages.',
  deleteCustomAsset: 'No styles or scripts are put into pages.',
  doCreateTranslations: 'Texts come with the shop.',
  patchMergeTranslations: 'Texts come with the shop.',
  deleteTranslationByLanguage: 'Texts come with the shop.',
  getAllTranslations: 'Texts come with the shop.',
  doGenerateAiTextBlock: 'Texts are written by people.',
  doCreatePayPalOrder: EXPRESS,
  getPayPalOrder: 'What was paid is told by getPayPalOrderDetails.',
  doCreatePlentyPaymentFromPayPalOrder: 'A payment is made with its order.',
  doCapturePayPalOrder: AT_THE_PROVIDER,
  doCapturePayPalOrderV2: AT_THE_PROVIDER,
  doCreatePayPalCreditCardTransaction: AT_THE_PROVIDER,
  getPayPalDataClientToken: AT_THE_PROVIDER,
  getPayPalFraudId: AT_THE_PROVIDER,
  doHandlePayPalAddress: AT_THE_PROVIDER,
  doHandlePayPalFundingSources: 'No way to pay depends on a device.',
  doHandlePayPalPaymentFundingSources: 'No way to pay depends on a device.',
  doHandleAllowPaymentGooglePay: 'No way to pay depends on a device.',
  doHandleAllowPaymentApplePay: 'No way to pay depends on a device.',
  getPayPalGooglePayTransactionInfo: AT_THE_PROVIDER,
  getPayPalApplePayTransactionInfo: AT_THE_PROVIDER,
};

function refused(about: string) {
  return operation({
    about: `Not offered: ${about.charAt(0).toLowerCase()}${about.slice(1)}`,
    input: z.unknown(),
    output: z.never(),
    example: {},
    async run() {
      throw new ShopError('operation.notOffered', { message: about });
    },
  });
}

export const notOffered: WireTable = {
  ...Object.fromEntries(Object.entries(NOT_OFFERED).map(([name, about]) => [name, refused(about)])),

  getAssetsAndRobots: operation({
    about: 'What search engines may do; styles and scripts of others there are none.',
    input: null,
    output: z.strictObject({ assets: z.array(z.unknown()).length(0), robots: wireRobotsSchema }),
    example: null,
    run: async (_, { configuration }) => ({ assets: [], robots: toWireRobots(configuration) }),
  }),

  getPayPalSettings: operation({
    about: 'How buttons of PayPal are drawn: null, there are none of the browser here.',
    input: null,
    output: z.null(),
    example: null,
    run: async () => null,
  }),

  getItemProperties: operation({
    about: 'Groups of properties for blocks of a product page, which has none.',
    input: null,
    output: z.array(z.unknown()).length(0),
    example: null,
    run: async () => [],
  }),
};
