import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../app/services/commerce/core/commerce-context';
import { makeDocument } from '../../app/services/commerce/orders/documents/register/make-document';
import { makeOffer } from '../../app/services/commerce/orders/offers/make-offer';
import { changeOrderStatus } from '../../app/services/commerce/orders/order/change-order-status';
import { makePrivateFolder } from '../../app/services/files/private-folder';
import { isShopError, type ShopApi } from '../../app/services/shop-api';
import { createTestContext } from '../support/commerce-context';
import { ANNA, BACKENDS, getReady, offer, type Shopper } from '../support/shopper';
import { useTestEngine } from '../support/use-test-engine';
import { ANSWERS } from './contract';

describe.each(BACKENDS)('%s', (backend) => {
  /**
   * Access rights, for every operation on personal data: everybody calls it on the owner's data,
   * with everything that a link contains.
   */
  const WHO = ['visitor', 'guest', 'other', 'blocked', 'owner'] as const;
  type Who = (typeof WHO)[number];

  const PASSWORD = 'blaue Wand 7';
  let variationId: number;
  const engine = useTestEngine(async ({ fixture }) => {
    const { variationIds } = await fixture.item({
      name: 'Weiß',
      shade: { name: 'Salbei', number: 'RAL 6021', color: '#8a9977' },
      variations: [{ price: 1000, stock: 100, number: 'W-1', weightG: 10 }],
    });
    variationId = variationIds[0]!;
  }, backend);

  /** The owner's data, by everything that others could know or guess. */
  const own = {
    email: 'owner@example.de',
    orderId: 0,
    accessKey: '',
    lineId: 0,
    addressId: 0,
    cartItemId: 0,
    document: 0,
    file: { hash: '', fileName: '' },
    attemptId: '',
    offer: { offerId: 0, accessKey: '' },
    offerToDecline: { offerId: 0, accessKey: '' },
    reviewId: 0,
    molliePaymentId: 'tr_belongsToOwner',
    paymentRow: 0,
  };
  const people = {} as Record<Who, Shopper>;

  const emailOf = (who: Who) => `${who}@example.de`;

  beforeAll(async () => {
    for (const [place, who] of WHO.entries()) {
      const shopper = engine.shopper({ address: `198.51.100.${place + 1}` });
      people[who] = shopper;
      if (who === 'visitor') continue;
      if (who === 'guest') {
        await shopper.do((shop) => shop.doAddCartItem({ variationId }));
        await getReady(shopper, { email: emailOf(who) });
        continue;
      }
      await shopper.do((shop) => shop.doRegisterUser({ email: emailOf(who), password: PASSWORD }));
    }
    await makeBelongings(people.owner);
    await engine.pool.query('update customer set is_blocked = true where email = $1', [
      emailOf('blocked'),
    ]);
  });
  beforeEach(() => engine.pool.query('delete from rate_limit'));

  async function makeBelongings(owner: Shopper): Promise<void> {
    const ctx = await createTestContext(engine.pool, { index: engine.index });
    const { client } = ctx.db;
    await owner.do((shop) => shop.doAddCartItem({ variationId, quantity: 2 }));
    const [address] = await owner.do((shop) =>
      shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true }),
    );
    await owner.do((shop) => shop.setPaymentProvider({ paymentId: 2 }));
    const form = await offer(owner);
    const placed = await owner.do((shop) => shop.doPlaceOrder(form));
    await transact(ctx, (ctx) =>
      changeOrderStatus(ctx, { orderId: placed.id, to: 'shipped', reason: 'operator' }),
    );
    await transact(ctx, (ctx) => makeDocument(ctx, 'invoice', placed.id));
    const order = await owner.do((shop) => shop.getOrder({ orderId: placed.id }));
    const cart = await owner.do((shop) => shop.doAddCartItem({ variationId }));
    await makePrivateFolder(engine.privateFiles);
    const path = join(engine.privateFiles, 'sent.txt');
    await writeFile(path, 'Salbei');
    const file = await owner.do((shop) =>
      shop.doUploadOrderPropertyFile({ path, fileName: 'wunsch.txt', size: 6 }),
    );
    const consentText = 'Ja';
    await owner.do((shop) => shop.doSubscribeNewsletter({ email: own.email, consentText }));
    await client.query('update newsletter_subscriber set confirmed_at = requested_at');
    await owner.do((shop) => shop.doAddWishlistItem({ variationId }));
    const offerOf = async () => {
      const made = await makeOffer(ctx, {
        email: own.email,
        billingAddress: { ...ANNA, streetName: 'Hauptstraße 12 a', country: 'DE' },
        items: [{ number: 'W-1', quantity: 1 }],
        payment: 'PREPAYMENT',
        validUntil: '2099-12-31',
      });
      return { offerId: made.id, accessKey: made.accessKey };
    };
    const review = await owner.do((shop) =>
      shop.doReview({
        type: 'review',
        targetId: variationId,
        ratingValue: 5,
        title: 'Deckt',
        message: 'Gut',
      }),
    );
    const [hash = '', fileName = ''] = file.split('/');
    // An attempt at the payment provider, abandoned for an invoice.
    const { rows: payments } = await client.query<{ id: number }>(
      `insert into payment (order_id, attempt, method_id, method_name, payment_key, provider_id, amount,
       currency, idempotency_key, status, created_at)
     select order_id, 2, 11, 'Kreditkarte', 'MOLLIE_CREDITCARD', $2, amount, currency,
       gen_random_uuid(), 'canceled', now() from payment where order_id = $1 returning id`,
      [placed.id, own.molliePaymentId],
    );
    Object.assign(own, {
      paymentRow: payments[0]!.id,
      orderId: placed.id,
      accessKey: placed.accessKey,
      lineId: order.orderItems[0]!.id,
      addressId: address!.id,
      cartItemId: cart.items[0]!.id,
      document: order.documents[0]!.id,
      file: { hash, fileName },
      attemptId: form.attemptId,
      reviewId: review.id,
      offer: await offerOf(),
      offerToDecline: await offerOf(),
    });
  }

  /** The owner's data, which no attempt of others may change. */
  async function belongings(): Promise<unknown> {
    const [{ id }] = (await rows('select id from customer where email = $1', [own.email])) as [
      { id: number },
    ];
    return {
      customer: await rows('select * from customer where id = $1', [id]),
      addresses: await rows('select * from address where customer_id = $1 order by id', [id]),
      orders: await rows(
        `select * from orders where customer_id = $1 or id = any($2) order by id`,
        [id, [own.orderId, own.offer.offerId, own.offerToDecline.offerId]],
      ),
      lines: await rows('select * from order_line where order_id = $1 order by id', [own.orderId]),
      cart: await rows(
        `select i.* from cart_item i join cart c on c.id = i.cart_id where c.customer_id = $1`,
        [id],
      ),
      wishlist: await rows('select * from wishlist_item where customer_id = $1', [id]),
      newsletter: await rows('select * from newsletter_subscriber where email = $1', [own.email]),
      review: await rows('select * from review where id = $1', [own.reviewId]),
      notes: await rows('select * from bought_shade_note where customer_id = $1', [id]),
    };
  }

  async function rows(sql: string, values: unknown[]): Promise<unknown[]> {
    return (await engine.pool.query(sql, values)).rows;
  }

  type Try = (shop: ShopApi) => Promise<unknown>;

  const passwords = { oldPassword: PASSWORD, password: 'grüne Wand 8', password2: 'grüne Wand 8' };
  const LOGIN = 'login.required';
  const ORDER_LOGIN = 'order.additionalAuthenticationRequiredLogin';
  const POSTCODE = 'order.additionalAuthenticationRequiredPostcode';

  /** Without the key of its order a payment belongs only to its owner. */
  const NO_PAYMENT = 'payment.notFound';
  const OWN_PAYMENT: [string, string, string, string, string] = [
    NO_PAYMENT,
    NO_PAYMENT,
    NO_PAYMENT,
    NO_PAYMENT,
    'canceled',
  ];

  /** The answers to a visitor, a guest, another customer, a blocked one and the owner. */
  const TRIES: [keyof ShopApi, Try, [string, string, string, string, string]][] = [
    // Orders
    [
      'getOrder',
      async (shop) => (await shop.getOrder(link())).id === own.orderId,
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'true'],
    ],
    [
      'getOrder',
      async (shop) => (await shop.getOrder({ orderId: own.orderId })).id === own.orderId,
      ['order.notFound', 'order.notFound', 'order.notFound', 'order.notFound', 'true'],
    ],
    [
      'doSendGiftCards',
      async (shop) => (await shop.doSendGiftCards(link())) ?? 'done',
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'order.noGiftCards'],
    ],
    [
      'getOrders',
      async (shop) => (await shop.getOrders({})).totalsCount,
      ['order.loadOrdersFailed', 'order.loadOrdersFailed', '0', 'order.loadOrdersFailed', '1'],
    ],
    [
      'doFindOrder',
      async (shop) =>
        (await shop.doFindOrder({ orderId: own.orderId, proof: ANNA.zipCode })).id === own.orderId,
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'true'],
    ],
    [
      'getPlacedOrder',
      async (shop) => (await shop.getPlacedOrder({ attemptId: own.attemptId })) !== null,
      ['false', 'false', 'false', 'false', 'true'],
    ],
    [
      'doExecutePayment',
      async (shop) => (await shop.doExecutePayment({ orderId: own.orderId, paymentId: 2 })).type,
      ['errorCode', 'errorCode', 'errorCode', 'errorCode', 'continue'],
    ],
    [
      'setOrderPaymentMethod',
      async (shop) => (await shop.setOrderPaymentMethod({ ...link(), paymentId: 1 })).type,
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'order.paymentMethodCantSwitch'],
    ],
    [
      'getMolliePayment',
      async (shop) => (await shop.getMolliePayment(payment())).status,
      OWN_PAYMENT,
    ],
    [
      'getMolliePaymentAndUpdateStatus',
      async (shop) => (await shop.getMolliePaymentAndUpdateStatus(payment())).status,
      OWN_PAYMENT,
    ],
    [
      'getMolliePaymentAndUpdateStatus',
      async (shop) =>
        (await shop.getMolliePaymentAndUpdateStatus({ orderId: own.orderId, accessKey: 'x' }))
          .status,
      OWN_PAYMENT,
    ],
    [
      'doCreateMolliePaymentFromOrder',
      async (shop) => (await shop.doCreateMolliePaymentFromOrder(link())).status,
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'payment.notFound'],
    ],
    [
      'doCreatePlentyPaymentFromMolliePayment',
      async (shop) => (await shop.doCreatePlentyPaymentFromMolliePayment(payment())).status,
      OWN_PAYMENT,
    ],
    [
      'doAttachMolliePaymentToOrder',
      async (shop) => {
        const { orderId, molliePaymentId } = own;
        return (await shop.doAttachMolliePaymentToOrder({ orderId, molliePaymentId })).status;
      },
      OWN_PAYMENT,
    ],
    [
      'doAttachPaymentToOrder',
      async (shop) => {
        const { orderId, paymentRow: paymentId } = own;
        return (await shop.doAttachPaymentToOrder({ orderId, paymentId })).status;
      },
      OWN_PAYMENT,
    ],
    [
      'doPatchMolliePayment',
      async (shop) => (await shop.doPatchMolliePayment(payment())).status,
      OWN_PAYMENT,
    ],
    [
      'doCaptureMolliePayment',
      async (shop) => (await shop.doCaptureMolliePayment(payment())).status,
      OWN_PAYMENT,
    ],
    [
      'getOrderDocument',
      async (shop) =>
        (await shop.getOrderDocument({ document: own.document, accessKey: own.accessKey })) !==
        null,
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'true'],
    ],
    [
      'doOrderAgainInformation',
      async (shop) => (await shop.doOrderAgainInformation(link())).isPossibleAsIs,
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'true'],
    ],
    [
      'doOrderAgain',
      async (shop) =>
        (await shop.doOrderAgain({ ...link(), cartVersion: 0, onlyWhatFits: true })) !== null,
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'true'],
    ],
    [
      'doMigrateGuestOrderToCustomer',
      async (shop) => (await shop.doMigrateGuestOrderToCustomer(link())) ?? 'done',
      [LOGIN, LOGIN, 'order.migrateUnauthorized', LOGIN, 'done'],
    ],
    // Returns and offers
    [
      'getReturns',
      async (shop) => (await shop.getReturns()).totalsCount,
      [ORDER_LOGIN, ORDER_LOGIN, '0', ORDER_LOGIN, '0'],
    ],
    [
      'doMakeOrderReturn',
      async (shop) => {
        const { defaultReasonId } = await shop.getReturnReasons();
        const item = { orderItemId: own.lineId, quantity: 1, returnReasonId: defaultReasonId };
        const submissionId = 'return-of-access-test-1';
        return (await shop.doMakeOrderReturn({ ...link(), items: [item], submissionId })) !== null;
      },
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'true'],
    ],
    [
      'getOffer',
      async (shop) => (await shop.getOffer(own.offer)).id === own.offer.offerId,
      [POSTCODE, POSTCODE, 'offer.openUnauthorized', POSTCODE, 'true'],
    ],
    [
      'doAcceptOffer',
      async (shop) => (await shop.doAcceptOffer({ ...own.offer, termsAccepted: true })).id > 0,
      [POSTCODE, POSTCODE, 'offer.openUnauthorized', POSTCODE, 'true'],
    ],
    [
      'doRejectOffer',
      async (shop) => (await shop.doRejectOffer(own.offerToDecline)) ?? 'done',
      [POSTCODE, POSTCODE, 'offer.openUnauthorized', POSTCODE, 'done'],
    ],
    // Addresses
    [
      'getAddresses',
      async (shop) =>
        (await shop.getAddresses({ typeId: 2 })).some(({ id }) => id === own.addressId),
      ['false', 'false', 'false', 'false', 'true'],
    ],
    // A guest has one address of each type, which is used whatever number is given.
    [
      'doSaveAddress',
      async (shop) => {
        const addressData = { ...ANNA, id: own.addressId, city: 'Fremd' };
        return (await shop.doSaveAddress({ typeId: 2, addressData })).length;
      },
      ['1', '1', 'address.notFound', '1', '1'],
    ],
    [
      'setCheckoutAddress',
      async (shop) => (await shop.setCheckoutAddress(address())) ?? 'done',
      ['address.notFound', 'address.notFound', 'address.notFound', 'address.notFound', 'done'],
    ],
    [
      'deleteAddress',
      async (shop) => (await shop.deleteAddress(address())).length,
      ['1', '1', 'address.notFound', '1', '0'],
    ],
    // Cart, files, wishlist, shades
    [
      'setCartItemQuantity',
      async (shop) => {
        const line = { cartItemId: own.cartItemId, variationId, quantity: 9 };
        return (await shop.setCartItemQuantity(line)) !== null;
      },
      [
        'cart.addToBasket.variationNotFound',
        'cart.addToBasket.variationNotFound',
        'cart.addToBasket.variationNotFound',
        'cart.addToBasket.variationNotFound',
        'true',
      ],
    ],
    [
      'deleteCartItem',
      async (shop) => (await shop.deleteCartItem({ cartItemId: own.cartItemId })).items.length,
      ['0', '1', '0', '0', '0'],
    ],
    [
      'getOrderPropertyFile',
      async (shop) => {
        const file = await shop.getOrderPropertyFile(own.file);
        return file ? new Response(file.body).text() : null;
      },
      ['null', 'null', 'null', 'null', 'Salbei'],
    ],
    [
      'getWishlistIds',
      async (shop) => (await shop.getWishlistIds()).length,
      ['0', '0', '0', '0', '1'],
    ],
    ['getWishlist', async (shop) => (await shop.getWishlist()).length, ['0', '0', '0', '0', '1']],
    [
      'deleteWishlistItem',
      (shop) => shop.deleteWishlistItem({ variationId }),
      ['false', 'false', 'false', 'false', 'true'],
    ],
    [
      'getBoughtShades',
      async (shop) => (await shop.getBoughtShades()).length,
      ['0', '0', '0', '0', '1'],
    ],
    [
      'setBoughtShadeNote',
      async (shop) =>
        (await shop.setBoughtShadeNote({ variationId, stated: '', note: 'Flur' })) ?? 'done',
      [
        'boughtShade.notFound',
        'boughtShade.notFound',
        'boughtShade.notFound',
        'boughtShade.notFound',
        'done',
      ],
    ],
    [
      'setBoughtShadeReminder',
      async (shop) =>
        (await shop.setBoughtShadeReminder({ variationId, stated: '', remindOn: nextYear() })) ??
        'done',
      [
        'boughtShade.notFound',
        'boughtShade.notFound',
        'boughtShade.notFound',
        'boughtShade.notFound',
        'done',
      ],
    ],
    // Reviews
    [
      'getBoughtGoods',
      async (shop) => (await shop.getBoughtGoods()).goods.length,
      [LOGIN, LOGIN, '0', LOGIN, '1'],
    ],
    [
      'getOwnReplies',
      async (shop) => (await shop.getOwnReplies()).length,
      [LOGIN, LOGIN, '0', LOGIN, '0'],
    ],
    [
      'getAuthenticatedReview',
      async (shop) =>
        (await shop.getAuthenticatedReview({ variationId, by: link() })).variationId ===
        variationId,
      [ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, ORDER_LOGIN, 'true'],
    ],
    [
      'doReview',
      async (shop) =>
        (await shop.doReview({
          type: 'review',
          targetId: variationId,
          ratingValue: 5,
          title: 'Deckt',
          message: 'Gut',
        })) && 'done',
      [LOGIN, LOGIN, 'feedback.notAllowedWithoutPurchase', LOGIN, 'feedback.writtenBefore'],
    ],
    [
      'getAnsweredReview',
      async (shop) => (await shop.getAnsweredReview({ feedbackId: own.reviewId })).id,
      [LOGIN, LOGIN, 'feedback.notFound', LOGIN, 'feedback.notFound'],
    ],
    [
      'setReview',
      async (shop) =>
        (
          await shop.setReview({
            type: 'review',
            feedbackId: own.reviewId,
            ratingValue: 1,
            title: 'Anders',
            message: 'x',
          })
        ).id === own.reviewId && 'done',
      [LOGIN, LOGIN, 'feedback.notFound', LOGIN, 'done'],
    ],
    [
      'deleteReview',
      async (shop) => (await shop.deleteReview({ feedbackId: own.reviewId })) ?? 'done',
      [LOGIN, LOGIN, 'feedback.notFound', LOGIN, 'done'],
    ],
    // Newsletter
    [
      'getNewsletterSubscription',
      async (shop) => (await shop.getNewsletterSubscription())?.state ?? null,
      ['null', 'null', 'none', 'null', 'active'],
    ],
    [
      'setNewsletterNames',
      (shop) => shop.setNewsletterNames({ firstName: 'Fremd' }),
      ['false', 'false', 'false', 'false', 'true'],
    ],
    [
      'deleteNewsletterSubscription',
      (shop) => shop.deleteNewsletterSubscription(),
      ['false', 'false', 'false', 'false', 'true'],
    ],
    // The account
    [
      'getCustomerExport',
      async (shop) => (await shop.getCustomerExport()).orders.length > 0,
      [LOGIN, LOGIN, 'false', LOGIN, 'true'],
    ],
    [
      'setPersonalData',
      async (shop) => (await shop.setPersonalData({ firstName: 'Ä', lastName: 'Ö' })) ?? 'done',
      [LOGIN, LOGIN, 'done', LOGIN, 'done'],
    ],
    [
      'doChangeEmail',
      async (shop) =>
        (await shop.doChangeEmail({ email: 'neu@example.de', password: PASSWORD })) ?? 'done',
      [LOGIN, LOGIN, 'done', LOGIN, 'done'],
    ],
    [
      'doChangeUserPassword',
      async (shop) => (await shop.doChangeUserPassword(passwords)) ?? 'done',
      [LOGIN, LOGIN, 'done', LOGIN, 'done'],
    ],
    [
      'deleteCustomer',
      async (shop) => (await shop.deleteCustomer({ password: passwords.password })) ?? 'done',
      [LOGIN, LOGIN, 'done', LOGIN, 'done'],
    ],
  ];

  const payment = () => ({ paymentId: own.molliePaymentId });
  const link = () => ({ orderId: own.orderId, accessKey: own.accessKey });
  const nextYear = () => `${new Date().getUTCFullYear() + 1}-12-31`;
  const address = () => ({ typeId: 2 as const, addressId: own.addressId });

  test.each(TRIES)('%s (%#)', async (_, attempt, expected) => {
    const before = await belongings();
    const told: string[] = [];
    for (const who of WHO) {
      if (who === 'owner') expect(await belongings()).toEqual(before);
      told.push(
        await people[who].do(attempt).then(String, (error: unknown) => {
          if (!isShopError(error)) throw error;
          return error.key;
        }),
      );
    }
    expect(told).toEqual(expected);
  });

  /**
   * Works alike for everybody: shows the shop, or works on the visitor's own cart, selection or
   * text.
   */
  const FOR_EVERYBODY = [
    'deleteAllCartItems',
    'deleteCoupon',
    'doAddCartItem',
    'doAddCartItems',
    'doAddCoupon',
    'doAddWishlistItem',
    'doAdditionalInformation',
    'doCreateExpressPayment',
    'doCreateMolliePaymentFromBasket',
    'doCustomerContactMail',
    'doLogin',
    'doLoginAsGuest',
    'doLogoutUser',
    'doPlaceOrder',
    'doPreparePayment',
    'doRecordConsent',
    'doRegisterUser',
    'doRequestNewsletterLink',
    'doRequestOwnData',
    'doRequestResetPasswordLink',
    'doSaveCheckout',
    'doSavePreferredDeliveryServices',
    'doSubmitCancellation',
    'doSubscribeNewsletter',
    'doUploadOrderPropertyFile',
    'getActiveShippingCountries',
    'getAggregatedCountries',
    'getBlocks',
    'getCart',
    'getCartCount',
    'getCategoryTree',
    'getCheckout',
    'getConfiguration',
    'getCrossSelling',
    'getCustomerClasses',
    'getExpressPayment',
    'getCategories',
    'getFacet',
    'getFeedGoods',
    'getInit',
    'getLegalTexts',
    'getPackstations',
    'getPageDates',
    'getMollieSettings',
    'getPayPalSettings',
    'getPaymentIcon',
    'getPaymentProviders',
    'getPreferredDeliveryLocationShippingProfiles',
    'getPreferredDeliveryServices',
    'getPreferredDeliveryShippingProfiles',
    'getProduct',
    'getProductDetails',
    'getProductsByIds',
    'getReturnReasons',
    'getReview',
    'getSearch',
    'getSession',
    'getShippingProvider',
    'getShippingTerms',
    'getSitemap',
    'getSitemapGoods',
    'getSuggestions',
    'getTagged',
    'resolvePath',
    'setPaymentProvider',
    'setShippingProvider',
  ];

  /** For the holder of the secret of a mail or a receipt; their own tests try other secrets. */
  const BY_SECRET = [
    'deleteReviewMails',
    'doResumeReviewMails',
    'getReviewMailObjection',
    'deleteShadeReminders',
    'doConfirmEmail',
    'doEmailConfirmation',
    'doOpenDataLink',
    'doResetPassword',
    'getDataLink',
    'getEmailLink',
    'getOwnData',
    'getResetLink',
    'getWithdrawalReceipt',
  ];

  test('no operation was left out', () => {
    const tried = new Set([...TRIES.map(([name]) => name), ...FOR_EVERYBODY, ...BY_SECRET]);
    expect([...tried].toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  });
});
