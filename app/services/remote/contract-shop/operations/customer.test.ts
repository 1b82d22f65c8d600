import { expect, test } from 'vitest';
import { ReceivedError } from '~/services/shop-api';
import { toWireListProduct } from '~/services/wire/shapes/product/list-product';
import { listProduct } from '../../../../../tests/support/list-product';
import { ANOTHER, sent } from '../../../../../tests/support/answers-of-another-shop';
import { contractAnswers } from '../../../../../tests/support/contract-answers';
import { customerOperations } from './customer';
import { sessionOperations } from './session';
import { wishlistOperations } from './wishlist';

const anna = { id: 8, email: 'anna@example.de', firstName: 'Anna', lastName: 'Müller', classId: 1 };
const getSession = { user: anna, basket: { itemQuantity: 0, itemWishListIds: { 34: 34 } } };
const user = { ...anna, showNetPrices: false };

test('a visitor logs in, and becomes the customer of the session', async () => {
  const call = contractAnswers({ doLogin: { anything: true }, getSession });
  const { doLogin } = customerOperations(call);
  const input = { email: ' anna@example.de ', password: 'Farbe2026!', formKey: 'f' };
  expect((await doLogin(input)).user).toEqual(user);
  expect(call.asked[0]).toEqual(['doLogin', { email: 'anna@example.de', password: 'Farbe2026!' }]);
});

test.each([
  [new ReceivedError('unknownError', 401), 'login.loginFailed'],
  [new ReceivedError('login.userIsBlocked', 401), 'login.userIsBlocked'],
  [new ReceivedError('unknownError', 400), 'unknownError'],
])('a refused log-in (%o)', async (refusal, key) => {
  const { doLogin } = customerOperations(contractAnswers({ doLogin: refusal }));
  await expect(doLogin({ email: 'a@example.de', password: 'x' })).rejects.toMatchObject({ key });
});

const NEW = { email: 'neu@example.de', password: 'Farbe2026!' };

test('an account is registered in the contract’s form', async () => {
  const call = contractAnswers({ doRegisterUser: { data: anna, events: {} }, getSession });
  const { doRegisterUser } = customerOperations(call);
  expect((await doRegisterUser({ ...NEW, firstName: 'Anna' })).user).toEqual(user);
  expect(call.asked[0]).toEqual([
    'doRegisterUser',
    {
      contact: {
        password: 'Farbe2026!',
        typeId: 1,
        referrerId: 1,
        firstName: 'Anna',
        options: { typeId: { typeId: 2, subTypeId: 4, value: 'neu@example.de', priority: 0 } },
      },
    },
  ]);
});

const HOME = { firstName: 'Anna', lastName: 'Müller', streetName: 'Weg 1', apartment: '' };
const COUNTRY = { id: 1, name: 'Deutschland', isoCode2: 'DE', zipCodeRegex: '[0-9]{5}' };
const getAggregatedCountries = { default: [COUNTRY], geoRegulated: [] };

test('an address is saved with the account, by the rules of every address', async () => {
  const answers = { getAggregatedCountries, getSession };
  const billingAddress = { ...HOME, city: 'Berlin', country: 1, zipCode: 'D-10115' };
  const call = contractAnswers({ ...answers, doRegisterUser: { data: anna, events: {} } });
  await customerOperations(call).doRegisterUser({ ...NEW, billingAddress });
  expect(call.asked[1]?.[1]).toMatchObject({
    billingAddress: { streetName: 'Weg 1', zipCode: '10115', country: '1', primary: true },
  });
  const wrong = { ...billingAddress, zipCode: '1' };
  const { doRegisterUser } = customerOperations(contractAnswers(answers));
  await expect(doRegisterUser({ ...NEW, billingAddress: wrong })).rejects.toMatchObject({
    key: 'address.validationFailed',
    cause: { zipCode: 'zipCode.format' },
  });
  const refusal = new ReceivedError('unknownError', 422, { cause: { town: ['Unknown.'] } });
  const refusing = contractAnswers({ ...answers, doRegisterUser: refusal });
  await expect(
    customerOperations(refusing).doRegisterUser({ ...NEW, billingAddress }),
  ).rejects.toMatchObject({ key: 'address.validationFailed', cause: { city: 'characters' } });
});

test('code 1: the mailbox is already registered', async () => {
  for (const answer of [{ data: { code: 1 }, events: {} }, { code: '1' }]) {
    const { doRegisterUser } = customerOperations(contractAnswers({ doRegisterUser: answer }));
    await expect(doRegisterUser(NEW)).rejects.toMatchObject({ key: 'contact.emailAlreadyExists' });
  }
});

test('an invalid mailbox sends no request', async () => {
  const call = contractAnswers({});
  const email = 'nobody';
  const wishes = [
    () => customerOperations(call).doRegisterUser({ ...NEW, email }),
    () => customerOperations(call).doRequestResetPasswordLink({ email }),
    () => sessionOperations(call).doLoginAsGuest({ email }),
  ];
  for (const wish of wishes) {
    await expect(wish()).rejects.toMatchObject({ key: 'contact.emailInvalid' });
  }
});

test('a guest is known by their mailbox', async () => {
  const session = { user: { guestMail: 'gast@example.de' }, basket: {} };
  const call = contractAnswers({ doLoginAsGuest: null, getSession: session });
  const guest = await sessionOperations(call).doLoginAsGuest({ email: 'gast@example.de' });
  expect(guest.user).toEqual({ guestMail: 'gast@example.de' });
});

test('functions missing in the contract are refused or empty', async () => {
  const { doChangeEmail, doConfirmEmail, getEmailLink, getResetLink, setPersonalData } =
    customerOperations(contractAnswers({}));
  const link = { contactId: 1, hash: 'a'.repeat(43) };
  expect(await getResetLink(link)).toBe(true);
  expect(await getEmailLink(link)).toBeNull();
  const writes = [
    () => doChangeEmail({ email: 'a@example.de', password: 'x' }),
    () => doConfirmEmail(link),
    () => setPersonalData({ firstName: 'A', lastName: 'B' }),
  ];
  for (const write of writes) {
    await expect(write()).rejects.toMatchObject({ key: 'shop.notOffered' });
  }
});

test('classes have their numbers as text', async () => {
  const getCustomerClasses = [{ id: '2', name: 'Handwerk' }];
  const { getCustomerClasses: read } = customerOperations(contractAnswers({ getCustomerClasses }));
  expect(await read()).toEqual([{ id: 2, name: 'Handwerk' }]);
});

test('the wishlist is read from the session, written by variations', async () => {
  const goods = sent(
    toWireListProduct(listProduct(), { ...ANOTHER, priceGroup: 'gross' }),
  ) as object;
  const call = contractAnswers({
    getSession,
    getWishlist: [{ ...goods, quantity: 3 }, goods],
    doAddWishlistItem: { events: [], data: { id: 1, variationId: 34 } },
    deleteWishlistItem: false,
  });
  const list = wishlistOperations(call);
  expect(await list.getWishlistIds()).toEqual([34]);
  const wished = await list.getWishlist();
  expect(wished.map(({ quantity }) => quantity)).toEqual([3, 1]);
  expect(await list.doAddWishlistItem({ variationId: 34 })).toEqual({
    variationId: 34,
    quantity: 1,
  });
  expect(await list.deleteWishlistItem({ variationId: 34 })).toBe(false);
});
