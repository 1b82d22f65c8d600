import assert from 'node:assert/strict';
import * as z from 'zod/v4';
import {
  addressSchema,
  additionalInformationSchema,
  savedCheckoutSchema,
  blockSchema,
  answeredReviewSchema,
  boughtGoodsPageSchema,
  boughtGoodsSchema,
  boughtShadeSchema,
  cartNoticeSchema,
  cartSchema,
  categoryTreeItemSchema,
  centsSchema,
  countrySchema,
  customerClassSchema,
  customerExportSchema,
  guestExportSchema,
  facetResultSchema,
  idSchema,
  instantSchema,
  legalTextSchema,
  listProductSchema,
  orderDocumentFileSchema,
  madeReturnSchema,
  offerSchema,
  orderPropertyFileSchema,
  orderAgainSchema,
  orderedAgainSchema,
  orderListSchema,
  newsletterSubscriptionSchema,
  orderSchema,
  ownReplySchema,
  paymentMethodListSchema,
  placedOrderSchema,
  preparedPaymentSchema,
  productSchema,
  returnPageSchema,
  returnReasonsSchema,
  reviewPageSchema,
  searchResultSchema,
  sessionSchema,
  setCartItemQuantityResultSchema,
  shippingMethodListSchema,
  shippingTermsSchema,
  shopConfigurationSchema,
  sitemapGoodsSchema,
  sitemapSchema,
  submitWithdrawalInputSchema,
  taggedResultSchema,
  wishlistItemSchema,
  type ShopApi,
} from '../../app/services/shop-api';

const nothing = z.undefined();
const addresses = z.array(addressSchema);
const countries = z.array(countrySchema);
const listProducts = z.array(listProductSchema);
const notices = z.array(cartNoticeSchema);
const receipt = submitWithdrawalInputSchema
  .omit({ lines: true })
  .required()
  .extend({ receivedAt: instantSchema });

/** What each operation of the contract answers. */
export const ANSWERS: Record<keyof ShopApi, z.ZodType> = {
  getInit: z.object({ session: sessionSchema, categories: z.array(categoryTreeItemSchema) }),
  getSession: sessionSchema,
  doLoginAsGuest: sessionSchema,
  doLogin: sessionSchema,
  doRegisterUser: sessionSchema,
  doChangeUserPassword: nothing,
  doRequestResetPasswordLink: nothing,
  getResetLink: z.boolean(),
  doResetPassword: nothing,
  setPersonalData: nothing,
  doChangeEmail: nothing,
  getEmailLink: z.string().nullable(),
  doConfirmEmail: nothing,
  getCustomerExport: customerExportSchema,
  deleteCustomer: nothing,
  doMigrateGuestOrderToCustomer: nothing,
  getCustomerClasses: z.array(customerClassSchema),
  doLogoutUser: nothing,
  getCategoryTree: z.array(categoryTreeItemSchema),
  getFacet: facetResultSchema.nullable(),
  getSearch: searchResultSchema,
  getTagged: taggedResultSchema.nullable(),
  getProduct: productSchema.nullable(),
  getProductsByIds: listProducts,
  getCrossSelling: listProducts,
  getReview: reviewPageSchema,
  getBoughtGoods: boughtGoodsPageSchema,
  getAuthenticatedReview: boughtGoodsSchema,
  getOwnReplies: z.array(ownReplySchema),
  getAnsweredReview: answeredReviewSchema,
  doReview: z.object({ id: idSchema }),
  setReview: nothing,
  deleteReview: nothing,
  resolvePath: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('product'),
        itemId: idSchema,
        variationId: idSchema.nullable(),
        variationIds: z.array(idSchema).min(1),
        canonicalPath: z.string().startsWith('/'),
        right: z.enum(['all', 'customer']),
      }),
      z.object({
        kind: z.literal('category'),
        categoryId: idSchema,
        categoryType: z.enum(['item', 'content']),
        right: z.enum(['all', 'customer']),
      }),
    ])
    .nullable(),
  getSitemap: sitemapSchema,
  getSitemapGoods: z.array(sitemapGoodsSchema),
  getCart: cartSchema,
  getCartCount: z.int().nonnegative(),
  getBoughtShades: z.array(boughtShadeSchema),
  setBoughtShadeNote: nothing,
  doRequestOwnData: nothing,
  getDataLink: z.enum(['new', 'opened']).nullable(),
  doOpenDataLink: z.boolean(),
  getOwnData: guestExportSchema.nullable(),
  setBoughtShadeReminder: nothing,
  deleteShadeReminders: z.boolean(),
  getWishlist: z.array(wishlistItemSchema),
  getWishlistIds: z.array(idSchema),
  doAddWishlistItem: z.object({ variationId: idSchema, quantity: z.int().min(1) }),
  deleteWishlistItem: z.boolean(),
  doAddCartItem: cartSchema,
  doAddCartItems: cartSchema,
  setCartItemQuantity: setCartItemQuantityResultSchema,
  deleteCartItem: cartSchema,
  deleteAllCartItems: cartSchema,
  doAddCoupon: cartSchema,
  deleteCoupon: cartSchema,
  getActiveShippingCountries: countries,
  getAggregatedCountries: countries,
  getAddresses: addresses,
  doSaveAddress: addresses,
  deleteAddress: addresses,
  setCheckoutAddress: nothing,
  getShippingProvider: shippingMethodListSchema,
  setShippingProvider: notices,
  getPaymentProviders: paymentMethodListSchema,
  setPaymentProvider: nothing,
  doAdditionalInformation: nothing,
  getCheckout: z.object({
    cart: cartSchema,
    shipping: shippingMethodListSchema,
    payment: paymentMethodListSchema,
    addresses,
    shippingCountries: countries,
    billingCountries: countries,
    additionalInformation: additionalInformationSchema,
    quote: z.object({
      attemptId: z.string(),
      cartVersion: z.int(),
      quoteHash: z.string(),
      total: centsSchema,
    }),
  }),
  doSaveCheckout: savedCheckoutSchema,
  doPreparePayment: preparedPaymentSchema,
  doPlaceOrder: placedOrderSchema,
  getPlacedOrder: placedOrderSchema.nullable(),
  doExecutePayment: preparedPaymentSchema,
  getOrder: orderSchema,
  getOrders: orderListSchema,
  setOrderPaymentMethod: preparedPaymentSchema,
  doFindOrder: z.object({ id: idSchema, accessKey: z.string() }),
  doOrderAgainInformation: orderAgainSchema,
  doOrderAgain: orderedAgainSchema,
  getOrderDocument: orderDocumentFileSchema,
  getOffer: offerSchema,
  doAcceptOffer: placedOrderSchema,
  doRejectOffer: nothing,
  getReturns: returnPageSchema,
  getReturnReasons: returnReasonsSchema,
  doMakeOrderReturn: madeReturnSchema,
  doSubmitCancellation: receipt,
  doCustomerContactMail: nothing,
  getWithdrawalReceipt: receipt.nullable(),
  doUploadOrderPropertyFile: z.string().regex(/^[\w-]{22,64}\/.+/),
  getOrderPropertyFile: orderPropertyFileSchema.nullable(),
  getBlocks: z.array(blockSchema),
  getConfiguration: shopConfigurationSchema,
  getLegalTexts: legalTextSchema.nullable(),
  doRecordConsent: z.uuid().nullable(),
  getShippingTerms: shippingTermsSchema,
  getNewsletterSubscription: newsletterSubscriptionSchema.nullable(),
  setNewsletterNames: z.boolean(),
  doRequestNewsletterLink: nothing,
  doSubscribeNewsletter: nothing,
  doEmailConfirmation: z.boolean(),
  deleteNewsletterSubscription: z.boolean(),
};

/** Throws unless an answer is what its entity names, and nothing more. */
export function checkAnswer(operation: keyof ShopApi, answer: unknown): void {
  const read = ANSWERS[operation].safeParse(answer);
  assert(read.success, `${operation}: ${read.error?.message}`);
  assert.deepEqual(answer, read.data, `${operation} answers more than its entity names`);
}

/** The same shop, each of whose answers is held against the contract. */
export function checkedShop(shop: ShopApi): ShopApi {
  const names = Object.keys(ANSWERS) as (keyof ShopApi)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (input: never) => {
        const answer: unknown = await shop[name](input);
        checkAnswer(name, answer);
        return answer;
      },
    ]),
  ) as ShopApi;
}
