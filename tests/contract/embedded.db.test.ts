import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ANSWERS, checkAnswer } from './contract';
import { createTestContext } from '../support/commerce-context';
import { addPaintShop } from '../support/paint-shop';
import { CARD, memoryProvider, ONLINE_WAYS } from '../support/memory-provider';
import { ANNA, BACKENDS, offer, readyToOrder, type Shopper } from '../support/shopper';
import { useTestEngine } from '../support/use-test-engine';
import { makePrivateFolder } from '../../app/services/files/private-folder';
import { LEGAL_TEXT_TYPES, type ShopApi } from '../../app/services/shop-api';
import { transact } from '../../app/services/commerce/core/commerce-context';
import { makeDocument } from '../../app/services/commerce/orders/documents/register/make-document';
import { makeOffer } from '../../app/services/commerce/orders/offers/make-offer';
import { accountKey } from '../../app/services/commerce/people/account-mails/account-key';
import { dataKey } from '../../app/services/commerce/people/own-data/own-data-key';
import { newsletterKey } from '../../app/services/commerce/people/newsletter/newsletter-key';

describe.each(BACKENDS)('%s', (backend) => {
  type Goods = Awaited<ReturnType<typeof addPaintShop>>;

  const asked = new Set<string>();
  let goods: Goods;
  const engine = useTestEngine(async (engine) => {
    goods = await addPaintShop(engine.fixture);
    const { fixture, pool } = engine;
    await fixture.insert('coupon', { code: 'ZEHN', name_de: 'Z', name_en: 'T', percent: 1000 });
    await fixture.insert('tag', { external_id: 'new', color: '#ffffff' });
    await pool.query(
      `insert into review (item_id, author_name, title, text, rating, source, is_visible, lang)
     values ($1, 'Anna', 'Gut', 'Deckt.', 5, 'orderItem', true, 'de')`,
      [goods.paint.itemId],
    );
    await pool.query(`insert into review (item_id, parent_id, author_name, title, text, source,
    is_visible, lang) select item_id, id, 'Tonwert', '', 'Danke.', 'contact', true, 'de' from review`);
    await pool.query(
      `insert into item_relation (item_id, related_item_id, relation) values ($1, $2, 'Accessory')`,
      [goods.paint.itemId, goods.roller.itemId],
    );
    const text = {
      name: 'TextCard',
      type: 'content',
      meta: { uuid: 'u' },
      content: { text: 'Hallo' },
    };
    const blocks = [{ name: 'Grid', type: 'structure', meta: { uuid: 'g' }, content: [text] }];
    await pool.query(
      `insert into block_document (identifier, type, lang, blocks)
     select 'index', 'immutable', lang, $1 from unnest(array['de', 'en']) lang`,
      [JSON.stringify(blocks)],
    );
    for (const type of LEGAL_TEXT_TYPES) {
      await pool.query(
        `insert into legal_text (type, lang, title, html_text) values ($1, 'de', 'T', '<p>Text</p>')`,
        [type],
      );
    }
    await pool.query(`insert into setting (key, value) values ('preferredDelivery',
    '{"profiles": {"1": ["PreferredDay", "PreferredLocation", "PreferredNeighbour"]}}')`);
    await engine.index.applyChanges('everything');
  }, backend);

  /** `shopper.do` validates each answer against its entity; here it also records the calls. */
  function ask<T>(shopper: Shopper, work: (shop: ShopApi) => Promise<T>): Promise<T> {
    return shopper.do((shop) =>
      work(
        new Proxy(shop, {
          get(target, name: keyof ShopApi) {
            asked.add(name);
            return target[name];
          },
        }),
      ),
    );
  }

  describe.each(['de', 'en'] as const)('in %s every answer matches its entity', (lang) => {
    test('catalogue and pages', async () => {
      const visitor = engine.shopper({ lang });
      await ask(visitor, async (shop) => {
        await shop.getInit();
        await shop.getSession();
        await shop.getCategoryTree();
        await shop.getSitemap();
        await shop.getPageDates();
        await shop.getSitemapGoods({ from: 0, count: 10 });
        await shop.getFacet({ categoryId: goods.walls });
        await shop.getCategories({ categoryIds: [goods.root, goods.walls, 999_999] });
        await shop.getFacet({ categoryId: goods.root, facets: ['availability-1'], priceMin: 100 });
        expect(await shop.getFacet({ categoryUrlPath: '/none' })).toBeNull();
        for (const term of ['Farbe', 'Farbrole', 'xyzxyz', '']) await shop.getSearch({ term });
        await shop.getSuggestions({ term: 'far' });
        expect(await shop.getTagged({ tagId: 999_999 })).toBeNull();
        for (const { itemId, variationIds } of [
          goods.paint,
          goods.lacquer,
          goods.roller,
          goods.bundle,
        ]) {
          const product = await shop.getProduct({ id: itemId });
          expect(product).not.toBeNull();
          await shop.getProduct({ id: itemId, variationId: variationIds[0]! });
          await shop.getProductsByIds({ variationIds });
          const details = await shop.getProductDetails({ variationIds });
          const { texts, properties, variationProperties } = product!;
          expect(details[0]).toMatchObject({ texts, properties, variationProperties });
          await shop.resolvePath({ path: `/x_${itemId}_${variationIds[0]}` });
        }
        expect(await shop.getProduct({ id: 999_999 })).toBeNull();
        await shop.resolvePath({ path: lang === 'de' ? '/farben' : '/farben-en' });
        const related = { itemId: goods.paint.itemId, relation: 'Accessory', limit: 4 } as const;
        expect(await shop.getCrossSelling(related)).toHaveLength(1);
        expect((await shop.getFeedGoods({ from: 0, count: 50 })).length).toBeGreaterThan(2);
        const reviews = await shop.getReview({ itemId: goods.paint.itemId });
        expect(reviews.feedbacks[0]!.replies).toHaveLength(1);
        expect(await shop.getBlocks({ identifier: 'index', type: 'immutable' })).toHaveLength(1);
        await shop.getConfiguration();
        await shop.getShippingTerms();
        for (const type of LEGAL_TEXT_TYPES) await shop.getLegalTexts({ type });
        await shop.doRecordConsent({ version: 'v', groups: { necessary: { shop_session: true } } });
      });
    });

    test('cart, checkout and order', async () => {
      const shopper = engine.shopper({ lang });
      const chosen = [{ propertyId: goods.order.id, value: String(goods.order.valueIds[0]) }];
      const paint = { variationId: goods.paint.variationIds[1]!, basketItemOrderParams: chosen };
      const roller = { variationId: goods.roller.variationIds[0]!, quantity: 3 };
      const set = { variationId: goods.bundle.variationIds[0]! };
      await ask(shopper, async (shop) => {
        await shop.getCart();
        await shop.doAddCartItem(roller);
        const { items } = await shop.doAddCartItems([paint, set, roller]);
        const line = items.find(({ variation }) => variation.variation.id === roller.variationId)!;
        await shop.setCartItemQuantity({
          cartItemId: line.id,
          variationId: roller.variationId,
          quantity: 999,
        });
        await shop.doAddCoupon({ couponCode: 'ZEHN' });
        await shop.deleteCoupon({ couponCode: 'ZEHN' });
        await shop.doAddCoupon({ couponCode: 'ZEHN' });
        expect(await shop.getCartCount()).toBeGreaterThan(0);
        await shop.doAddWishlistItem({ variationId: paint.variationId });
        expect(await shop.getWishlist()).toHaveLength(1);
        expect(await shop.getWishlistIds()).toEqual([paint.variationId]);
        expect(await shop.deleteWishlistItem({ variationId: paint.variationId })).toBe(true);
        await shop.deleteCartItem({ cartItemId: line.id });
      });
      await ask(shopper, (shop) => shop.doLoginAsGuest({ email: `${lang}@example.de` }));
      const attempt = await ask(shopper, async (shop) => {
        await shop.getActiveShippingCountries();
        await shop.getAggregatedCountries();
        await shop.getCheckout();
        const addressData = { ...ANNA, state: 1, phoneNumber: '+49 30 123' };
        const [saved] = await shop.doSaveAddress({ typeId: 2, addressData, useAsBilling: true });
        await shop.getAddresses({ typeId: 1 });
        await shop.setCheckoutAddress({ typeId: 2, addressId: saved!.id });
        await shop.getShippingProvider();
        await shop.getPreferredDeliveryLocationShippingProfiles();
        expect(await shop.getPackstations({ zipcode: '10115' })).toHaveLength(2);
        const [parcels] = Object.keys(await shop.getPreferredDeliveryShippingProfiles());
        const to = { postalcode: ANNA.zipCode, shippingProfileId: Number(parcels) };
        const [preferredDay] = (await shop.getPreferredDeliveryServices(to)).days;
        const wishes = { preferredDay: preferredDay!, preferredLocation: 'Garage' };
        expect(await shop.doSavePreferredDeliveryServices(wishes)).toMatchObject(wishes);
        await shop.setPaymentProvider({ paymentId: 3 });
        // Express delivery excludes cash on delivery: a notice reports that.
        expect(await shop.setShippingProvider({ shippingId: 2 })).toHaveLength(1);
        await shop.getPaymentProviders();
        await shop.setPaymentProvider({ paymentId: 1 });
        await shop.doAdditionalInformation({ orderContactWish: 'Bitte klingeln' });
        const { refused } = await shop.doSaveCheckout({ shippingId: 99, couponCode: 'NIE' });
        expect(Object.keys(refused)).toEqual(['shippingMethod', 'coupon']);
        return shop.doPreparePayment();
      });
      expect(attempt.type).toBe('continue');
      const form = await offer(shopper);
      await ask(shopper, async (shop) => {
        await shop.getCheckout();
        expect(await shop.getPlacedOrder({ attemptId: form.attemptId })).toBeNull();
        const { id, accessKey } = await shop.doPlaceOrder(form);
        expect(await shop.getPlacedOrder({ attemptId: form.attemptId })).toMatchObject({ id });
        await shop.doExecutePayment({ orderId: id, paymentId: 1 });
        const order = await shop.getOrder({ orderId: id, accessKey });
        const paymentId = order.paymentMethodListForSwitch.at(-1)!.id;
        const other = { orderId: id, accessKey, paymentId };
        expect((await shop.setOrderPaymentMethod(other)).type).toBe('continue');
        expect(order.orderItems.map(({ typeId }) => typeId)).toEqual([1, 2, 3, 3]);
        expect(await shop.doFindOrder({ orderId: id, proof: ANNA.zipCode })).toEqual({
          id,
          accessKey,
        });
        await expect(shop.doSendGiftCards({ orderId: id, accessKey })).rejects.toMatchObject({
          key: 'order.noGiftCards',
        });
        const again = await shop.doOrderAgainInformation({ orderId: id, accessKey });
        expect(again).toMatchObject({ isPossibleAsIs: true, cartVersion: 0 });
        const all = { orderId: id, accessKey, cartVersion: 0, onlyWhatFits: false };
        expect((await shop.doOrderAgain(all)).cart.items).toHaveLength(2);
        await shop.getMollieSettings();
        await shop.getPayPalSettings();
        expect(await shop.getExpressPayment({})).toBeNull();
        await expect(shop.doCreateExpressPayment()).rejects.toMatchObject({
          key: 'payment.notAvailable',
        });
        await expect(shop.doCreateMolliePaymentFromBasket({})).rejects.toMatchObject({
          key: 'order.incomplete',
        });
        expect(await shop.getPaymentIcon({ method: 'creditcard' })).toBeNull();
        const submissionId = `${lang}${'s'.repeat(22)}`;
        expect(await shop.getWithdrawalReceipt({ submissionId })).toBeNull();
        await shop.doSubmitCancellation({
          name: 'Anna',
          orderId: String(id),
          email: 'anna@example.de',
          submissionId,
        });
        await shop.getWithdrawalReceipt({ submissionId });
        const ctx = await createTestContext(engine.pool, { index: engine.index });
        await transact(ctx, (ctx) => makeDocument(ctx, 'invoice', id));
        const { documents } = await shop.getOrder({ orderId: id, accessKey });
        await shop.getOrderDocument({ document: documents[0]!.id, accessKey });
        await shop.doRegisterUser({ email: `${lang}@example.de`, password: 'blaue Wand 7' });
        await shop.doMigrateGuestOrderToCustomer({ orderId: id, accessKey });
        expect((await shop.getOrders({ page: 1 })).totalsCount).toBe(1);
        expect((await shop.getCustomerExport()).orders).toHaveLength(1);
      });
    });

    test('a file of an order property', async () => {
      const shopper = engine.shopper({ lang });
      await makePrivateFolder(engine.privateFiles);
      const path = join(engine.privateFiles, 'sent.txt');
      await writeFile(path, 'Salbei');
      await ask(shopper, async (shop) => {
        const input = { path, fileName: 'wunsch.txt', size: 6 };
        const [hash = '', fileName = ''] = (await shop.doUploadOrderPropertyFile(input)).split('/');
        const file = await shop.getOrderPropertyFile({ hash, fileName });
        expect(await new Response(file!.body).text()).toBe('Salbei');
        expect(await shop.getOrderPropertyFile({ hash, fileName: 'anders.txt' })).toBeNull();
      });
    });

    test('an account', async () => {
      const account = { email: `${lang}-kunde@example.de`, password: 'blaue Wand 7' };
      await ask(engine.shopper({ lang }), async (shop) => {
        await shop.doRegisterUser({ ...account, firstName: 'Änne' });
        expect(await shop.getOrders({})).toMatchObject({ page: 1, entries: [] });
        expect(await shop.getBoughtShades()).toEqual([]);
        const note = { variationId: 1, stated: '', note: 'Flur' };
        await expect(shop.setBoughtShadeNote(note)).rejects.toMatchObject({ code: 404 });
        const reminder = { variationId: 1, stated: '', remindOn: null };
        await expect(shop.setBoughtShadeReminder(reminder)).rejects.toMatchObject({ code: 404 });
        expect(await shop.getBoughtGoods()).toEqual({ goods: [], page: 1, lastPage: 1 });
        expect(await shop.getOwnReplies()).toEqual([]);
        const own = { variationId: goods.paint.variationIds[0]! };
        await expect(shop.getAuthenticatedReview(own)).rejects.toMatchObject({ code: 403 });
        const [review] = (await shop.getReview({ itemId: goods.paint.itemId })).feedbacks;
        const feedbackId = review!.id;
        expect(await shop.getAnsweredReview({ feedbackId })).toMatchObject({ reply: null });
        const message = 'Bei uns auch.';
        const reply = await shop.doReview({ type: 'reply', targetId: feedbackId, message });
        await shop.setReview({ type: 'reply', feedbackId: reply.id, message: 'Hier auch.' });
        expect(await shop.getOwnReplies()).toMatchObject([{ message: 'Hier auch.' }]);
        await shop.deleteReview({ feedbackId: reply.id });
        expect(await shop.deleteShadeReminders({ customerId: 1, authString: 'x' })).toBe(false);
        expect(await shop.deleteReviewMails({ orderId: 1, authString: 'x' })).toBe(false);
        expect(await shop.doResumeReviewMails({ orderId: 1, authString: 'x' })).toBe(false);
        expect(await shop.getReviewMailObjection({ orderId: 1, authString: 'x' })).toBeNull();
        await shop.doLogoutUser();
      });
      await ask(engine.shopper({ lang }), async (shop) => {
        const { user } = await shop.doLogin(account);
        expect(user).toMatchObject({ email: account.email, firstName: 'Änne' });
        const { rows } = await engine.pool.query<{ id: number }>(
          'select id from customer where email = $1',
          [account.email],
        );
        const contactId = rows[0]!.id;
        const hashOf = async (link: 'password-reset' | 'email-change') => {
          const asked = await engine.pool.query<{ at: Date }>(
            'select requested_at as at from customer_request where customer_id = $1',
            [contactId],
          );
          const { at } = asked.rows[0]!;
          return accountKey(Buffer.alloc(32, 7), { link, customerId: contactId, requestedAt: at });
        };
        await shop.getCustomerClasses();
        await shop.setPersonalData({ firstName: 'Anna', lastName: '' });
        const changed = { password: 'grüne Wand 8', password2: 'grüne Wand 8' };
        await shop.doChangeUserPassword({ oldPassword: account.password, ...changed });
        await shop.doChangeEmail({ email: `${lang}-neu@example.de`, password: changed.password });
        const email = { contactId, hash: await hashOf('email-change') };
        expect(await shop.getEmailLink(email)).toBe(`${lang}-neu@example.de`);
        await shop.doConfirmEmail(email);
        await shop.doRequestResetPasswordLink({ email: `${lang}-neu@example.de` });
        const reset = { contactId, hash: await hashOf('password-reset') };
        expect(await shop.getResetLink(reset)).toBe(true);
        await shop.getCustomerExport();
        await shop.doResetPassword({ ...reset, ...changed });
        expect(await shop.getResetLink(reset)).toBe(false);
        await shop.doLogin({ email: `${lang}-neu@example.de`, password: changed.password });
        await shop.deleteCustomer({ password: changed.password });
      });
    });

    test('an offer, and a return of what was bought', async () => {
      const ctx = await createTestContext(engine.pool, { index: engine.index, lang });
      const address = { ...ANNA, streetName: `${ANNA.streetName} 1`, country: 'DE' };
      const offerOf = (number: string) =>
        makeOffer(ctx, {
          email: `${lang}-angebot@example.de`,
          language: lang,
          billingAddress: address,
          items: [{ number, quantity: 2 }],
          payment: 'PREPAYMENT',
          validUntil: '2099-12-31',
        });
      const { rows } = await engine.pool.query<{ number: string }>(
        'select number from variation where id = $1',
        [goods.roller.variationIds[0]],
      );
      const [taken, declined] = [await offerOf(rows[0]!.number), await offerOf(rows[0]!.number)];
      await ask(engine.shopper({ lang }), async (shop) => {
        await shop.doRegisterUser({ email: `${lang}-r@example.de`, password: 'blaue Wand 7' });
        const link = { offerId: taken.id, accessKey: taken.accessKey };
        expect(await shop.getOffer({ ...link, postcode: ANNA.zipCode })).toMatchObject({
          typeId: 7,
        });
        const { id, accessKey } = await shop.doAcceptOffer({ ...link, termsAccepted: true });
        await shop.getOffer(link);
        const other = { offerId: declined.id, accessKey: declined.accessKey };
        await shop.getOffer({ ...other, postcode: ANNA.zipCode });
        await shop.doRejectOffer({ ...other, text: 'Nein' });
        await engine.pool.query(
          `update orders set status = 'shipped', sent_at = now() where id = $1`,
          [id],
        );
        const { orderItems } = await shop.getOrder({ orderId: id });
        const { defaultReasonId } = await shop.getReturnReasons();
        const item = {
          orderItemId: orderItems[0]!.id,
          quantity: 1,
          returnReasonId: defaultReasonId,
        };
        const submissionId = `return-of-contract-test-${lang}`;
        await shop.doMakeOrderReturn({ orderId: id, accessKey, items: [item], submissionId });
        expect((await shop.getReturns()).entries).toHaveLength(1);
      });
    });

    test('a message to the shop', async () => {
      await ask(engine.shopper({ lang }), (shop) =>
        shop.doCustomerContactMail({
          name: 'Anna Müller',
          email: 'anna@example.de',
          subject: 'Farbton',
          message: 'Welcher Ton passt zu Salbei?',
          submissionId: `contact-submission-${lang}-0001`,
        }),
      );
    });

    test('the stored data on a mail address', async () => {
      const shopper = engine.shopper({ lang });
      const email = `auskunft-${lang}@example.de`;
      await ask(shopper, async (shop) => {
        await shop.doRequestOwnData({ email });
        const { rows } = await engine.pool.query<{ id: number; at: Date }>(
          'select id, requested_at as at from data_request where email = $1',
          [email],
        );
        const [{ id: requestId, at: requestedAt }] = rows as [{ id: number; at: Date }];
        const key = dataKey(Buffer.alloc(32, 7), { requestId, email, requestedAt });
        const link = { requestId, key, visit: 'v'.repeat(22) };
        expect(await shop.getDataLink(link)).toBe('new');
        expect(await shop.getOwnData(link)).toBeNull();
        expect(await shop.doOpenDataLink(link)).toBe(true);
        expect(await shop.getDataLink(link)).toBe('opened');
        expect(await shop.getOwnData(link)).toMatchObject({ email });
      });
    });

    test('deletions, and the newsletter', async () => {
      const shopper = engine.shopper({ lang });
      await ask(shopper, async (shop) => {
        await shop.doAddCartItem({ variationId: goods.roller.variationIds[0]! });
        await shop.deleteAllCartItems();
        const [saved] = await shop.doSaveAddress({ typeId: 2, addressData: ANNA });
        await shop.deleteAddress({ typeId: 2, addressId: saved!.id });
        await shop.doLogoutUser();
        const email = `${lang}-news@example.de`;
        await shop.doSubscribeNewsletter({ email, consentText: 'Ja' });
        const { rows } = await engine.pool.query<{ id: number; at: Date }>(
          'select id, requested_at as at from newsletter_subscriber where email = $1',
          [email],
        );
        const { id, at } = rows[0]!;
        const authString = newsletterKey(Buffer.alloc(32, 7), id, at);
        const link = { newsletterEmailId: id, authString };
        expect(await shop.doEmailConfirmation(link)).toBe(true);
        expect(await shop.getNewsletterSubscription(link)).toMatchObject({
          email,
          state: 'active',
        });
        expect(await shop.setNewsletterNames({ firstName: 'Änne', link })).toBe(true);
        await shop.doRequestNewsletterLink({ email });
        expect(await shop.deleteNewsletterSubscription(link)).toBe(true);
      });
    });
  });

  test('payments at the provider', async () => {
    const provider = memoryProvider();
    engine.setProvider(provider.online());
    await engine.pool.query(ONLINE_WAYS);
    const variationId = goods.roller.variationIds[0]!;
    const shopper = await readyToOrder(engine, [{ variationId }], { paymentId: CARD });
    const form = await offer(shopper);
    await ask(shopper, async (shop) => {
      const { id: orderId, accessKey } = await shop.doPlaceOrder(form);
      const payment = await shop.doCreateMolliePaymentFromOrder({ orderId, accessKey });
      expect(payment).toMatchObject({ orderId, attempt: 1, status: 'open', method: 'creditcard' });
      expect(payment.checkoutUrl).toBe(`https://pay.example/${payment.molliePaymentId}`);
      const molliePaymentId = payment.molliePaymentId!;
      const known = { ...payment, checkoutUrl: null };
      const about = { paymentId: molliePaymentId };
      expect(await shop.getMolliePayment(about)).toEqual(payment);
      expect(await shop.doCreatePlentyPaymentFromMolliePayment(about)).toEqual(known);
      expect(await shop.doAttachMolliePaymentToOrder({ orderId, molliePaymentId })).toEqual(known);
      expect(await shop.doAttachPaymentToOrder({ orderId, paymentId: payment.id })).toEqual(known);
      const data = { redirectUrl: 'https://elsewhere.example' };
      expect(await shop.doPatchMolliePayment({ ...about, data })).toEqual(payment);
      provider.set(molliePaymentId, 'authorized');
      expect(await shop.doCaptureMolliePayment(about)).toEqual({ ...known, status: 'authorized' });
      expect(provider.count('capturePayment')).toBe(0);
      provider.set(molliePaymentId, 'paid');
      const updated = await shop.getMolliePaymentAndUpdateStatus(about);
      expect(updated).toEqual({ ...known, status: 'paid' });
      expect(await shop.doCreateMolliePaymentFromBasket({})).toEqual(updated);
      const wrong = { orderId: orderId + 1, molliePaymentId };
      await expect(shop.doAttachMolliePaymentToOrder(wrong)).rejects.toMatchObject({
        key: 'payment.notFound',
      });
    });
    engine.setProvider(null);
  });

  test('no operation was left out', () => {
    expect([...asked].toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  });
});

test('an answer with too much, too little or the wrong type of value is detected', () => {
  expect(() => checkAnswer('getCartCount', -1)).toThrow('getCartCount');
  expect(() => checkAnswer('getPlacedOrder', { id: 1, isRepeat: false })).toThrow('accessKey');
  const placed = { id: 1, accessKey: 'k'.repeat(22), isRepeat: false };
  checkAnswer('getPlacedOrder', placed);
  expect(() => checkAnswer('getPlacedOrder', { ...placed, email: 'a@example.de' })).toThrow('more');
});
