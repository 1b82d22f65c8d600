import type { WireTable } from './frame/operation';
import { addressOperations } from './operations/addresses';
import { blockOperations } from './operations/blocks';
import { cartOperations } from './operations/cart';
import { catalogueOperations } from './operations/catalogue';
import { checkoutOperations } from './operations/checkout';
import { contactOperations } from './operations/contact';
import { preferredDeliveryOperations } from './operations/preferred-delivery';
import { managedCategoryOperations } from './operations/managed-categories';
import { notOffered } from './operations/not-offered';
import { offerOperations } from './operations/offers';
import { onlinePaymentOperations } from './operations/online-payments';
import { payPalOperations } from './operations/paypal';
import { orderFileOperations } from './operations/order-files';
import { orderOperations } from './operations/orders';
import { pageOperations } from './operations/pages';
import { returnOperations } from './operations/returns';
import { reviewOperations } from './operations/reviews';
import { sessionOperations } from './operations/session';
import { settingOperations } from './operations/settings';
import { storageOperations } from './operations/storage';
import { wishlistOperations } from './operations/wishlist';

/** The operations by their subjects, each in a separate file. */
export const SUBJECTS = {
  'Session and account': sessionOperations,
  'Addresses and countries': addressOperations,
  Catalogue: catalogueOperations,
  'Categories and texts': pageOperations,
  'Cart and coupons': cartOperations,
  Wishlist: wishlistOperations,
  'Checkout, shipping, payment': checkoutOperations,
  'Payments at the provider': onlinePaymentOperations,
  PayPal: payPalOperations,
  'Wishes about the delivery': preferredDeliveryOperations,
  Orders: orderOperations,
  'Files of orders': orderFileOperations,
  Offers: offerOperations,
  Returns: returnOperations,
  Reviews: reviewOperations,
  'Contact and newsletter': contactOperations,
  'Editor: blocks': blockOperations,
  'Editor: pages': managedCategoryOperations,
  'Editor: settings': settingOperations,
  'Editor: pictures': storageOperations,
  'Not offered': notOffered,
} as const satisfies Record<string, WireTable>;

/** Every served operation, by its name. */
export const OPERATIONS: WireTable = Object.assign({}, ...Object.values(SUBJECTS)) as WireTable;
