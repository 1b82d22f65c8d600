import { expect, test } from 'vitest';
import { ReceivedError, type Address, type Country } from '~/services/shop-api';
import {
  addressArgumentSchema,
  fromWireAddress,
  toWireAddress,
  toWireCountry,
} from '~/services/wire/shapes/address';
import { contractAnswers } from '../../../../../tests/support/contract-answers';
import { addressOperations } from './addresses';

const GERMANY: Country = {
  id: 1,
  name: 'Deutschland',
  isoCode2: 'DE',
  zipCodeRegex: '[0-9]{5}',
  states: [{ id: 3, name: 'Berlin' }],
};
const FRANCE = { ...GERMANY, id: 10, name: 'Frankreich', isoCode2: 'FR', states: [] };

const ANNA: Address = {
  id: 21,
  typeId: 2,
  firstName: 'Anna',
  lastName: 'Müller',
  companyName: 'Farben & Lacke GmbH',
  streetName: 'Hauptstraße',
  apartment: '12 a',
  city: 'Berlin',
  state: 3,
  country: 1,
  zipCode: '10115',
  phoneNumber: '+49 30 1234',
  vatNumber: 'DE123456789',
  postNumber: '12345678',
  email: 'anna@example.de',
  primary: true,
};
const { typeId: _type, email: _email, id: _id, ...TYPED } = ANNA;

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const COUNTRIES = {
  getActiveShippingCountries: sent([toWireCountry(GERMANY, 'de')]),
  getAggregatedCountries: sent({
    default: [toWireCountry(GERMANY, 'de'), toWireCountry(FRANCE, 'de')],
    geoRegulated: [toWireCountry(GERMANY, 'de')],
  }),
};

test('countries have their pattern and states, each once', async () => {
  const { getActiveShippingCountries, getAggregatedCountries } = addressOperations(
    contractAnswers(COUNTRIES),
  );
  expect(await getActiveShippingCountries()).toEqual([GERMANY]);
  expect(await getAggregatedCountries()).toEqual([GERMANY, FRANCE]);
});

test.each([
  ['/^\\d{4}$/', '^\\d{4}$'],
  ['[0-9]{5}', '[0-9]{5}'],
  ['((', null],
  [null, null],
])('a postcode pattern %j is %j', async (zipCodeRegex, expected) => {
  const answer = [{ id: '2', name: 'Austria', isoCode2: 'at', zipCodeRegex }];
  const call = contractAnswers({ getActiveShippingCountries: answer });
  expect(await addressOperations(call).getActiveShippingCountries()).toEqual([
    { id: 2, name: 'Austria', isoCode2: 'AT', zipCodeRegex: expected, states: [] },
  ]);
});

test('addresses are unchanged after the wire, the primary one first', async () => {
  const other = { ...ANNA, id: 20, primary: false, state: null };
  const answer = sent([toWireAddress(other), toWireAddress(ANNA)]);
  const call = contractAnswers({ getAddresses: answer, deleteAddress: [] });
  const { getAddresses, deleteAddress } = addressOperations(call);
  expect(await getAddresses({ typeId: 2 })).toEqual([ANNA, other]);
  expect(await deleteAddress({ typeId: 2, addressId: 20 })).toEqual([]);
});

test('an address of another server has floor and door behind the house number', async () => {
  const answer = [
    {
      id: '5',
      firstName: null,
      apartment: 12,
      additionalAddressInformation: '3. OG',
      country: '1',
    },
  ];
  const call = contractAnswers({ getAddresses: answer });
  const [read] = await addressOperations(call).getAddresses({ typeId: 1 });
  expect(read).toMatchObject({
    id: 5,
    typeId: 1,
    firstName: '',
    apartment: '12, 3. OG',
    state: null,
  });
});

test('a saved address is the typed one, and the order is delivered there', async () => {
  const call = contractAnswers({
    ...COUNTRIES,
    doSaveAddress: sent([toWireAddress(ANNA)]),
    setCheckoutAddress: 'Address set',
  });
  const addressData = { ...TYPED, zipCode: ' D-10115 ' };
  const saved = await addressOperations(call).doSaveAddress({ typeId: 2, addressData });
  expect(saved).toEqual([ANNA]);
  const [, saving, chosen] = call.asked;
  expect(saving?.[0]).toBe('doSaveAddress');
  const { addressData: wire } = { addressData: null, ...(saving?.[1] as object) };
  expect(fromWireAddress(addressArgumentSchema.parse(wire))).toEqual(TYPED);
  expect(chosen).toEqual(['setCheckoutAddress', { typeId: 2, addressId: 21 }]);
});

test('saved only for the account, it leaves the order unchanged', async () => {
  const call = contractAnswers({ ...COUNTRIES, doSaveAddress: sent([toWireAddress(ANNA)]) });
  const input = { typeId: 1 as const, addressData: TYPED, isForOrder: false };
  await addressOperations(call).doSaveAddress(input);
  expect(call.asked.map(([operation]) => operation)).toEqual([
    'getAggregatedCountries',
    'doSaveAddress',
  ]);
});

test.each([
  ['is there already', ANNA, { ...ANNA, streetName: 'Alte Straße' }],
  [
    'was one before',
    { ...ANNA, streetName: 'Alte Straße' },
    { ...ANNA, streetName: 'Alte Straße' },
  ],
])('the billing copy that %s is saved, not another one', async (_, billing, before) => {
  const copy = { ...billing, id: 31, typeId: 1 as const };
  const call = contractAnswers({
    ...COUNTRIES,
    doSaveAddress: ({ typeId }: { typeId: number }) =>
      sent([toWireAddress(typeId === 1 ? copy : ANNA)]),
    getAddresses: ({ typeId }: { typeId: number }) =>
      sent([toWireAddress(typeId === 1 ? copy : before)]),
    setCheckoutAddress: 'Address set',
  });
  const addressData = { ...TYPED, id: 21 };
  await addressOperations(call).doSaveAddress({ typeId: 2, addressData, useAsBilling: true });
  const saved = call.asked.filter(([operation]) => operation === 'doSaveAddress');
  expect(saved.map(([, argument]) => argument)).toMatchObject([
    { typeId: 2, addressData: { id: 21, streetName: 'Hauptstraße' } },
    { typeId: 1, addressData: { id: 31, streetName: 'Hauptstraße' } },
  ]);
  expect(call.asked.at(-1)).toEqual(['setCheckoutAddress', { typeId: 1, addressId: 31 }]);
});

test.each([
  [{ zipCode: '1011' }, { zipCode: 'zipCode.format' }],
  [{ lastName: '' }, { lastName: 'required' }],
  [{ country: 10 }, { country: 'country.notDelivered' }],
  [{ city: 'x'.repeat(101) }, { city: 'maxCharacters' }],
])('%j is refused before a request is sent', async (wrong, cause) => {
  const call = contractAnswers(COUNTRIES);
  const addressData = { ...TYPED, ...wrong };
  await expect(
    addressOperations(call).doSaveAddress({ typeId: 2, addressData }),
  ).rejects.toMatchObject({ key: 'address.validationFailed', code: 422, cause });
});

test('fields refused by the upstream shop have errors at the fields of the form', async () => {
  const cause = {
    postalCode: ['The postal code is invalid.'],
    name3: ['Must be letters.'],
    companyName: 'required',
    zipCode: 'zipCode.notDelivered',
    somethingElse: ['?'],
  };
  const of = (more: object) => {
    const refusal = new ReceivedError('unknownError', 422, { cause: more as typeof cause });
    const call = contractAnswers({ ...COUNTRIES, doSaveAddress: refusal });
    return addressOperations(call).doSaveAddress({ typeId: 2, addressData: TYPED });
  };
  const { zipCode: _zip, ...theirs } = cause;
  await expect(of(theirs)).rejects.toMatchObject({
    key: 'address.validationFailed',
    cause: { zipCode: 'zipCode.format', lastName: 'characters', companyName: 'required' },
  });
  await expect(of({ zipCode: cause.zipCode, place: 'Büsingen' })).rejects.toMatchObject({
    key: 'address.validationFailed',
    cause: { zipCode: 'zipCode.notDelivered', place: 'Büsingen' },
  });
  await expect(of({ somethingElse: 'x' })).rejects.toMatchObject({ key: 'unknownError' });
});

test('an address with a foreign id is not saved', async () => {
  const getAddresses = [sent(toWireAddress(ANNA))];
  const answers = contractAnswers({ ...COUNTRIES, getAddresses });
  const saving = addressOperations(answers).doSaveAddress({
    typeId: 2,
    addressData: { ...TYPED, id: ANNA.id + 1 },
  });
  await expect(saving).rejects.toMatchObject({ key: 'address.notFound', code: 404 });
  expect(answers.asked.map(([operation]) => operation)).not.toContain('doSaveAddress');
});
