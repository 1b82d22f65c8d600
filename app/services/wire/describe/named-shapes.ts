import * as z from 'zod';
import { blockSchema } from '~/services/shop-api';
import {
  addressArgumentSchema,
  wireAddressSchema,
  wireCountriesSchema,
  wireOrderAddressSchema,
  wireShippingCountrySchema,
} from '../shapes/address';
import { wireBasketSchema, wireCartItemSchema, wireCartSchema } from '../shapes/cart';
import {
  wireCategoryEntrySchema,
  wireCategoryPageSchema,
  wireCategorySchema,
  wireTreeItemSchema,
} from '../shapes/category';
import { wirePaymentMethodSchema, wireShippingMethodSchema } from '../shapes/checkout';
import { wireFacetsSchema, wirePaginationSchema } from '../shapes/facet';
import { wireImageSchema } from '../shapes/image';
import { wireCurrencyPatternSchema, wireRobotsSchema, wireSettingSchema } from '../shapes/init';
import { wirePriceSchema, wirePricesSchema } from '../shapes/money';
import { wireOrderDocumentSchema } from '../shapes/order/document';
import { wireOrderItemSchema } from '../shapes/order/item';
import { wireOrderSchema } from '../shapes/order/order';
import { wireBreadcrumbSchema } from '../shapes/product/breadcrumbs';
import { wireDetailedProductSchema } from '../shapes/product/detailed-product';
import { wireWishlistItemSchema } from '../shapes/product/wishlist-item';
import { wireManufacturerSchema } from '../shapes/product/manufacturer';
import { wireOrderPropertySchema } from '../shapes/product/order-property';
import { wireProductSchema } from '../shapes/product/product';
import { wireOfferSchema } from '../shapes/offer';
import { wireProofQuestionSchema } from '../shapes/proof-question';
import { wireReviewCountsSchema, wireReviewPageSchema, wireReviewSchema } from '../shapes/review';
import { wireCustomerSchema, wireSessionSchema, wireUserSchema } from '../shapes/session';
import { wireStationSchema } from '../shapes/station';
import { wireStorageItemSchema } from '../shapes/storage-item';
import { wireSuggestionsSchema } from '../shapes/suggestions';

/** Shapes that are defined once in the documentation, by their names there. */
const NAMED = {
  Address: wireAddressSchema,
  AddressArgument: addressArgumentSchema,
  Basket: wireBasketSchema,
  Block: blockSchema,
  Breadcrumb: wireBreadcrumbSchema,
  Cart: wireCartSchema,
  CartItem: wireCartItemSchema,
  Category: wireCategorySchema,
  CategoryEntry: wireCategoryEntrySchema,
  CategoryPage: wireCategoryPageSchema,
  CategoryTreeItem: wireTreeItemSchema,
  Countries: wireCountriesSchema,
  Country: wireShippingCountrySchema,
  CurrencyPattern: wireCurrencyPatternSchema,
  Customer: wireCustomerSchema,
  DetailedProduct: wireDetailedProductSchema,
  FilterGroups: wireFacetsSchema,
  Image: wireImageSchema,
  Manufacturer: wireManufacturerSchema,
  Offer: wireOfferSchema,
  Order: wireOrderSchema,
  OrderAddress: wireOrderAddressSchema,
  OrderDocument: wireOrderDocumentSchema,
  OrderItem: wireOrderItemSchema,
  Pagination: wirePaginationSchema,
  PaymentMethod: wirePaymentMethodSchema,
  Price: wirePriceSchema,
  Prices: wirePricesSchema,
  Product: wireProductSchema,
  ProductProperty: wireOrderPropertySchema,
  ProofQuestion: wireProofQuestionSchema,
  Review: wireReviewSchema,
  ReviewCounts: wireReviewCountsSchema,
  ReviewPage: wireReviewPageSchema,
  Robots: wireRobotsSchema,
  Session: wireSessionSchema,
  Setting: wireSettingSchema,
  ShippingMethod: wireShippingMethodSchema,
  Station: wireStationSchema,
  StorageItem: wireStorageItemSchema,
  Suggestions: wireSuggestionsSchema,
  User: wireUserSchema,
  WishlistItem: wireWishlistItemSchema,
};

export const namedShapes = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) namedShapes.add(schema, { id });
