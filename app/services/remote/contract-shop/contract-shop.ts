import type { ContentOperations, ShopApi } from '~/services/shop-api';
import type { ContractCall } from './contract-call';
import { addressOperations } from './operations/addresses';
import { cartOperations } from './operations/cart';
import { catalogueOperations } from './operations/catalogue';
import { checkoutOperations } from './operations/checkout';
import { contactOperations } from './operations/contact';
import { contentOperations, type ReadBlocks } from './operations/content';
import { customerOperations } from './operations/customer';
import { documentOperations } from './operations/documents';
import { expressPaymentOperations } from './operations/express-payments';
import { fileOperations } from './operations/files';
import { newsletterOperations } from './operations/newsletter';
import { absentOperations } from './operations/not-in-the-contract';
import { offerOperations } from './operations/offers';
import { onlinePaymentOperations } from './operations/online-payments';
import { orderAgainOperations } from './operations/order-again';
import { orderPaymentOperations } from './operations/order-payment';
import { orderOperations } from './operations/orders';
import { parcelStationOperations } from './operations/parcel-stations';
import { preferredDeliveryOperations } from './operations/preferred-delivery';
import { returnOperations } from './operations/returns';
import { reviewOperations } from './operations/reviews';
import { sessionOperations } from './operations/session';
import { wishlistOperations } from './operations/wishlist';
import { withdrawalOperations } from './operations/withdrawals';
import type { ShopFacts } from './shop-facts';

/** Facts that no server of the contract returns. */
type LocalParts = { facts: ShopFacts; readBlocks: ReadBlocks };

/** The shop of one visitor, each operation as calls of the contract. */
export function contractShop(call: ContractCall, { facts, readBlocks }: LocalParts): ShopApi {
  const cart = cartOperations(call);
  const addresses = addressOperations(call);
  const session = sessionOperations(call);
  return {
    ...session,
    ...customerOperations(call),
    ...catalogueOperations(call),
    ...wishlistOperations(call),
    ...preferredDeliveryOperations(call),
    ...parcelStationOperations(call),
    ...orderOperations(call),
    ...orderAgainOperations(call),
    ...orderPaymentOperations(call),
    ...onlinePaymentOperations(call),
    ...documentOperations(call),
    ...offerOperations(call),
    ...returnOperations(call),
    ...reviewOperations(call),
    ...withdrawalOperations(call),
    ...fileOperations(call),
    ...contactOperations(call),
    ...newsletterOperations(call),
    ...cart,
    ...addresses,
    ...checkoutOperations(call, { ...session, ...cart, ...addresses }),
    ...expressPaymentOperations(),
    ...absentOperations(),
    ...withFacts(contentOperations(call, readBlocks), call, facts),
  };
}

/** The file has the shipping costs, and legal texts that the server lacks. */
function withFacts(
  content: ContentOperations,
  { locale }: ContractCall,
  { legalTexts, shippingTerms }: ShopFacts,
): ContentOperations {
  return {
    ...content,
    async getLegalTexts({ type }) {
      const own = legalTexts.find((text) => text.type === type && text.lang === locale);
      const legalText = await content.getLegalTexts({ type });
      // The contract has no titles.
      return legalText
        ? { ...legalText, title: legalText.title || (own?.title ?? '') }
        : (own ?? null);
    },
    getShippingTerms: async () => shippingTerms?.[locale] ?? content.getShippingTerms(),
  };
}
