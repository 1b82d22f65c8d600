import type { FileRules } from '~/lib/file-rules';
import type { FormGuard } from '~/services/bot-check/bot-check';
import type { CommentStore } from '~/services/operator-api/comments';
import type { DesignDrafts } from '~/services/operator-api/design';
import type { DraftStore } from '~/services/operator-api/drafts';
import type { OperatorApi } from '~/services/operator-api/operator-api';
import type { Patterns } from '~/services/operator-api/patterns';
import { PICTURE_FILES } from '~/services/operator-api/picture-files';
import type { PlanStore } from '~/services/operator-api/plans';
import type { PreviewLinks } from '~/services/operator-api/preview-links';
import type { ShopApi } from '~/services/shop-api';
import { ORDER_PROPERTY_FILES } from '~/services/shop-api/entities/order-property-file-rules';

/**
 * The shop's own operations in the frame of the contract, for a front end of this shop: their names
 * as `/plentysystems/<namespace>/<name>`, and whether they read or write. Reads may be retried.
 */
type Kind = 'read' | 'write';

const SHOP: Record<keyof ShopApi, Kind> = {
  getInit: 'read',
  getSession: 'read',
  doLoginAsGuest: 'write',
  doLogin: 'write',
  doRegisterUser: 'write',
  doChangeUserPassword: 'write',
  doRequestResetPasswordLink: 'write',
  getResetLink: 'read',
  doResetPassword: 'write',
  setPersonalData: 'write',
  doChangeEmail: 'write',
  getEmailLink: 'read',
  doConfirmEmail: 'write',
  getCustomerExport: 'read',
  deleteCustomer: 'write',
  doMigrateGuestOrderToCustomer: 'write',
  getCustomerClasses: 'read',
  doLogoutUser: 'write',
  getCategoryTree: 'read',
  getCategories: 'read',
  getFacet: 'read',
  getSearch: 'read',
  getSuggestions: 'read',
  getTagged: 'read',
  getProduct: 'read',
  getProductsByIds: 'read',
  getProductDetails: 'read',
  getCrossSelling: 'read',
  getReview: 'read',
  getBoughtGoods: 'read',
  getAuthenticatedReview: 'read',
  getOwnReplies: 'read',
  getAnsweredReview: 'read',
  doReview: 'write',
  setReview: 'write',
  deleteReview: 'write',
  resolvePath: 'read',
  getSitemap: 'read',
  getPageDates: 'read',
  getFeedGoods: 'read',
  getSitemapGoods: 'read',
  getCart: 'read',
  getCartCount: 'read',
  getBoughtShades: 'read',
  setBoughtShadeNote: 'write',
  doRequestOwnData: 'write',
  getDataLink: 'read',
  doOpenDataLink: 'write',
  getOwnData: 'read',
  setBoughtShadeReminder: 'write',
  deleteShadeReminders: 'write',
  deleteReviewMails: 'write',
  doResumeReviewMails: 'write',
  getReviewMailObjection: 'read',
  getWishlist: 'read',
  getWishlistIds: 'read',
  doAddWishlistItem: 'write',
  deleteWishlistItem: 'write',
  doAddCartItem: 'write',
  doAddCartItems: 'write',
  setCartItemQuantity: 'write',
  deleteCartItem: 'write',
  deleteAllCartItems: 'write',
  doAddCoupon: 'write',
  deleteCoupon: 'write',
  getActiveShippingCountries: 'read',
  getAggregatedCountries: 'read',
  getAddresses: 'read',
  doSaveAddress: 'write',
  deleteAddress: 'write',
  setCheckoutAddress: 'write',
  getShippingProvider: 'read',
  setShippingProvider: 'write',
  getPaymentProviders: 'read',
  setPaymentProvider: 'write',
  doAdditionalInformation: 'write',
  getPreferredDeliveryLocationShippingProfiles: 'read',
  getPackstations: 'read',
  getPreferredDeliveryShippingProfiles: 'read',
  getPreferredDeliveryServices: 'read',
  doSavePreferredDeliveryServices: 'write',
  getCheckout: 'read',
  doSaveCheckout: 'write',
  doPreparePayment: 'write',
  doPlaceOrder: 'write',
  getPlacedOrder: 'read',
  doExecutePayment: 'write',
  getOrder: 'read',
  getOrders: 'read',
  doSendGiftCards: 'write',
  setOrderPaymentMethod: 'write',
  getMollieSettings: 'read',
  getMolliePayment: 'read',
  getMolliePaymentAndUpdateStatus: 'write',
  doCreateMolliePaymentFromBasket: 'write',
  doCreateMolliePaymentFromOrder: 'write',
  doCreatePlentyPaymentFromMolliePayment: 'write',
  doAttachMolliePaymentToOrder: 'write',
  doAttachPaymentToOrder: 'write',
  doPatchMolliePayment: 'write',
  doCaptureMolliePayment: 'write',
  getPaymentIcon: 'read',
  getPayPalSettings: 'read',
  doCreateExpressPayment: 'write',
  getExpressPayment: 'write',
  doFindOrder: 'write',
  doOrderAgainInformation: 'write',
  doOrderAgain: 'write',
  getOrderDocument: 'read',
  getOffer: 'read',
  doAcceptOffer: 'write',
  doRejectOffer: 'write',
  getReturns: 'read',
  getReturnReasons: 'read',
  doMakeOrderReturn: 'write',
  doSubmitCancellation: 'write',
  doCustomerContactMail: 'write',
  getWithdrawalReceipt: 'read',
  doUploadOrderPropertyFile: 'write',
  getOrderPropertyFile: 'read',
  getBlocks: 'read',
  getConfiguration: 'read',
  getLegalTexts: 'read',
  doRecordConsent: 'write',
  getShippingTerms: 'read',
  getNewsletterSubscription: 'read',
  setNewsletterNames: 'write',
  doRequestNewsletterLink: 'write',
  doSubscribeNewsletter: 'write',
  doEmailConfirmation: 'write',
  deleteNewsletterSubscription: 'write',
};

type Methods<Store, Prefix extends string> = `${Prefix}${keyof Store & string}`;

type OperatorName =
  | Exclude<keyof OperatorApi, 'drafts' | 'designs'>
  | Methods<DesignDrafts, 'designs.'>
  | Methods<Omit<DraftStore, 'plans' | 'links' | 'patterns' | 'comments'>, 'drafts.'>
  | Methods<CommentStore, 'drafts.comments.'>
  | Methods<Patterns, 'drafts.patterns.'>
  | Methods<PlanStore, 'drafts.plans.'>
  | Methods<PreviewLinks, 'drafts.links.'>;

const OPERATOR: Record<OperatorName, Kind> = {
  session: 'read',
  getPreviewValid: 'read',
  logIn: 'write',
  confirm: 'write',
  logOut: 'write',
  offerSecondStep: 'write',
  turnOnSecondStep: 'write',
  turnOffSecondStep: 'write',
  tourStep: 'read',
  goToTourStep: 'write',
  lastAdded: 'read',
  noteAdded: 'write',
  getCategoryTree: 'read',
  getCategorySettings: 'read',
  getCategoryTemplate: 'read',
  setCategoryTemplate: 'write',
  doAddCategory: 'write',
  setCategorySettings: 'write',
  deleteCategory: 'write',
  getHomePageSettings: 'read',
  setHomePageSettings: 'write',
  setConfiguration: 'write',
  'designs.read': 'read',
  'designs.change': 'write',
  'designs.undo': 'write',
  'designs.redo': 'write',
  'designs.discard': 'write',
  'designs.settle': 'write',
  'designs.restore': 'write',
  'designs.publish': 'write',
  'designs.revisions': 'read',
  getShades: 'read',
  getStorageItems: 'read',
  getStorageMetadata: 'read',
  doUploadStorageItem: 'write',
  describeStorageItem: 'write',
  changeStorageItem: 'write',
  getStorageUses: 'read',
  'drafts.read': 'read',
  'drafts.save': 'write',
  'drafts.discard': 'write',
  'drafts.publish': 'write',
  'drafts.revisions': 'read',
  'drafts.revision': 'read',
  'drafts.unpublished': 'read',
  'drafts.snapshots': 'read',
  'drafts.snapshot': 'read',
  'drafts.drafts': 'read',
  'drafts.authorOf': 'read',
  'drafts.visit': 'write',
  'drafts.othersAt': 'read',
  'drafts.lastSaved': 'read',
  'drafts.version': 'read',
  'drafts.comments.list': 'read',
  'drafts.comments.count': 'read',
  'drafts.comments.begin': 'write',
  'drafts.comments.answer': 'write',
  'drafts.comments.settle': 'write',
  'drafts.comments.remove': 'write',
  'drafts.patterns.list': 'read',
  'drafts.patterns.find': 'read',
  'drafts.patterns.add': 'write',
  'drafts.patterns.rename': 'write',
  'drafts.patterns.remove': 'write',
  'drafts.plans.add': 'write',
  'drafts.plans.list': 'read',
  'drafts.plans.find': 'read',
  'drafts.plans.remove': 'write',
  'drafts.plans.due': 'read',
  'drafts.plans.fail': 'write',
  'drafts.links.add': 'write',
  'drafts.links.list': 'read',
  'drafts.links.remove': 'write',
  'drafts.links.open': 'read',
};

/** Further operations of a front end: the visitor, the content of public pages, forms, payments. */
const FRONT: Record<
  'getVisitor' | 'getGlance' | 'getPayingPages' | 'doTellOfPayment' | keyof FormGuard,
  Kind
> = {
  getVisitor: 'read',
  getGlance: 'read',
  getPayingPages: 'read',
  doTellOfPayment: 'write',
  spend: 'write',
  limit: 'write',
};

export const OWN_OPERATIONS = { shop: SHOP, operator: OPERATOR, front: FRONT } as const;
export type Namespace = keyof typeof OWN_OPERATIONS;

/** Operations with a file: at both ends it is stored at `path`, and it is sent as `bytes`. */
const FILES: Record<string, FileRules> = {
  'shop/doUploadOrderPropertyFile': ORDER_PROPERTY_FILES,
  'operator/doUploadStorageItem': PICTURE_FILES,
};

/** Operations of the team that may change public pages. */
const CHANGES_PAGES =
  /^(?:(?:drafts|designs)\.publish|set(?:Configuration|Category\w+)|doAddCategory|deleteCategory|\w+StorageItem)$/;

export type OwnOperation = {
  namespace: Namespace;
  name: string;
  kind: Kind;
  file: FileRules | undefined;
  changesPages: boolean;
};

/** The operation of this path below `/plentysystems/`; undefined for any other. */
export function findOwnOperation(path: string): OwnOperation | undefined {
  const [namespace = '', name = '', ...rest] = path.split('/');
  if (rest.length > 0 || !Object.hasOwn(OWN_OPERATIONS, namespace)) return undefined;
  const names: Partial<Record<string, Kind>> = OWN_OPERATIONS[namespace as Namespace];
  const kind = Object.hasOwn(names, name) ? names[name] : undefined;
  if (kind === undefined) return undefined;
  const changesPages = namespace === 'operator' && CHANGES_PAGES.test(name);
  return { namespace: namespace as Namespace, name, kind, file: FILES[path], changesPages };
}
