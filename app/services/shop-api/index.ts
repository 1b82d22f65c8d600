/**
 * The contract between the pages and a shop backend: entities (§3), operations (§7) and errors
 * (§8). It imports none of our other modules. Amounts are integer cents, times ISO strings.
 */
import type { BoughtShadeOperations } from './operations/bought-shades';
import type { CartOperations } from './operations/cart';
import type { CatalogueOperations } from './operations/catalogue';
import type { CheckoutOperations } from './operations/checkout';
import type { ContactOperations } from './operations/contact';
import type { ContentOperations } from './operations/content';
import type { CustomerOperations } from './operations/customer';
import type { OwnDataOperations } from './operations/own-data';
import type { DocumentOperations } from './operations/documents';
import type { FileOperations } from './operations/files';
import type { OrderAgainOperations } from './operations/order-again';
import type { NewsletterOperations } from './operations/newsletter';
import type { OfferOperations } from './operations/offers';
import type { ExpressPaymentOperations } from './operations/express-payments';
import type { OnlinePaymentOperations } from './operations/online-payments';
import type { OrderPaymentOperations } from './operations/order-payment';
import type { OrderOperations } from './operations/orders';
import type { ParcelStationOperations } from './operations/parcel-stations';
import type { PreferredDeliveryOperations } from './operations/preferred-delivery';
import type { ReturnOperations } from './operations/returns';
import type { ReviewMailOperations } from './operations/review-mails';
import type { ReviewOperations } from './operations/reviews';
import type { SessionOperations } from './operations/session';
import type { WishlistOperations } from './operations/wishlist';
import type { WithdrawalOperations } from './operations/withdrawals';

/** A shop bound to one visitor, language and currency. */
export type ShopApi = SessionOperations &
  CustomerOperations &
  CatalogueOperations &
  CartOperations &
  WishlistOperations &
  BoughtShadeOperations &
  CheckoutOperations &
  PreferredDeliveryOperations &
  ParcelStationOperations &
  OrderOperations &
  OrderAgainOperations &
  OrderPaymentOperations &
  ExpressPaymentOperations &
  OnlinePaymentOperations &
  DocumentOperations &
  OfferOperations &
  ReturnOperations &
  ReviewMailOperations &
  ReviewOperations &
  WithdrawalOperations &
  FileOperations &
  ContactOperations &
  OwnDataOperations &
  NewsletterOperations &
  ContentOperations;

export { changesSomething } from './changes-something';
export {
  isShopError,
  ReceivedError,
  ShopError,
  withDetails,
  type ErrorDetails,
} from './shop-error';
export { SHOP_ERRORS, type ShopErrorKey } from './shop-errors';
export * from './entities/primitives';
export * from './entities/additional-information';
export * from './entities/address';
export * from './entities/block';
export * from './entities/bought-shade';
export * from './entities/cart';
export * from './entities/category';
export * from './entities/country';
export * from './entities/own-data';
export * from './entities/design';
export * from './entities/facet';
export * from './entities/feed';
export * from './entities/footer';
export * from './entities/home-page';
export * from './entities/legal-text';
export * from './entities/manufacturer';
export * from './entities/newsletter';
export * from './entities/offer';
export * from './entities/express-payment';
export * from './entities/online-payment';
export * from './entities/order';
export * from './entities/order-again';
export * from './entities/order-document';
export * from './entities/order-property-file';
export * from './entities/pagination';
export * from './entities/parcel';
export * from './entities/payment';
export * from './entities/payment-provider-settings';
export * from './entities/parcel-station';
export * from './entities/preferred-delivery';
export * from './entities/vat';
export * from './entities/price';
export * from './entities/product';
export * from './entities/property';
export * from './entities/return-on-order';
export * from './entities/return';
export * from './entities/return-reason';
export * from './entities/review';
export * from './entities/robots';
export * from './entities/seo';
export * from './entities/session';
export * from './entities/shade';
export * from './entities/shipping';
export * from './entities/shipping-terms';
export * from './entities/shop-configuration';
export * from './entities/sitemap';
export * from './entities/suggestions';
export * from './entities/tag';
export * from './entities/wishlist';
export * from './operations/bought-shades';
export * from './operations/cart';
export * from './operations/catalogue';
export * from './operations/checkout';
export * from './operations/contact';
export * from './operations/content';
export * from './operations/customer';
export * from './operations/own-data';
export * from './operations/documents';
export * from './operations/files';
export * from './operations/order-again';
export * from './operations/newsletter';
export * from './operations/offers';
export * from './operations/express-payments';
export * from './operations/online-payments';
export * from './operations/order-payment';
export * from './operations/orders';
export * from './operations/parcel-stations';
export * from './operations/preferred-delivery';
export * from './operations/returns';
export * from './operations/review-mails';
export * from './operations/reviews';
export * from './operations/session';
export * from './operations/wishlist';
export * from './operations/withdrawals';
