import { parseWithZod } from '@conform-to/zod/v4';
import { expect, test } from 'vitest';
import {
  additionalFormSchema,
  addressFormSchema,
  placeFormSchema,
  problemsWithoutCountry,
} from './checkout-forms.server';
import { fieldErrors } from './form-errors.server';
import { isUnsaved } from './typed-changes.server';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('an address is trimmed and its empty parts are empty, not missing', () => {
  const form = formOf({ firstName: ' Änne ', lastName: '', country: '1', state: '' });
  const submission = parseWithZod(form, { schema: addressFormSchema });
  expect(submission.status === 'success' && submission.value).toMatchObject({
    firstName: 'Änne',
    lastName: '',
    city: '',
    country: 1,
    state: null,
  });
});

test('an invalid value has a code', () => {
  const form = formOf({ city: 'x'.repeat(101), country: '1', state: '-1' });
  const submission = parseWithZod(form, { schema: addressFormSchema });
  expect(submission.status === 'error' && submission.error).toEqual({
    city: ['city.length'],
    state: ['state.format'],
  });
});

test.each<Record<string, string>>([{}, { country: '' }, { country: 'DE' }])(
  'an address without a country: %j',
  (given) => {
    const form = formOf({ firstName: 'Änne', phoneNumber: 'abc', ...given });
    const submission = parseWithZod(form, { schema: addressFormSchema });
    const { country, ...address } = submission.status === 'success' ? submission.value : {};
    expect(country).toBeNull();
    expect(problemsWithoutCountry(address as never)).toEqual({
      lastName: 'required',
      streetName: 'required',
      zipCode: 'required',
      city: 'required',
      phoneNumber: 'phoneNumber.format',
      country: 'country.required',
    });
  },
);

test('a checkbox is ticked if it is posted at all', () => {
  const ticked = parseWithZod(formOf({ shippingPrivacyHintAccepted: 'on' }), {
    schema: additionalFormSchema,
  });
  const open = parseWithZod(formOf({ orderContactWish: 'Bitte klingeln' }), {
    schema: additionalFormSchema,
  });
  expect(ticked).toMatchObject({ value: { shippingPrivacyHintAccepted: true } });
  expect(open).toMatchObject({ value: { shippingPrivacyHintAccepted: false } });
});

const offer = {
  attemptId: 'a'.repeat(43),
  cartVersion: '7',
  quoteHash: 'b'.repeat(43),
  shownTotal: '4590',
};

test('an order names exactly the displayed quote', () => {
  const placed = parseWithZod(formOf(offer), { schema: placeFormSchema });
  expect(placed).toMatchObject({ value: { cartVersion: 7, shownTotal: 4590 } });
  const forged = formOf({ ...offer, attemptId: "' or 1=1" });
  expect(parseWithZod(forged, { schema: placeFormSchema }).status).toBe('error');
});

test('codes get their field and their text', () => {
  expect(
    fieldErrors('de', { city: 'required', zipCode: 'zipCode.format', streetName: ['length'] }),
  ).toEqual({
    city: { code: 'city.required', text: 'Bitte geben Sie den Ort ein.' },
    zipCode: { code: 'zipCode.format', text: expect.stringContaining('10115') },
    streetName: {
      code: 'streetName.length',
      text: 'Bitte geben Sie höchstens 120\u00a0Zeichen ein.',
    },
  });
});

test.each([
  ['de', 'Dorthin liefern wir nicht: Helgoland.'],
  ['en', 'We do not deliver to this area: Helgoland.'],
] as const)('the destination without delivery is named (%s)', (locale, text) => {
  expect(fieldErrors(locale, { zipCode: 'zipCode.notDelivered', place: 'Helgoland' })).toEqual({
    zipCode: { code: 'zipCode.notDelivered', text: expect.stringContaining(text) },
  });
});

test('an address form is unsaved once it has unsaved input', () => {
  expect(isUnsaved(formOf({ country: '1', firstName: ' ' }), null)).toBe(false);
  expect(isUnsaved(formOf({ country: '1', firstName: 'A' }), null)).toBe(true);
  const saved = { firstName: 'A', country: 1, state: null } as never;
  expect(isUnsaved(formOf({ country: '1', firstName: 'A', state: '' }), saved)).toBe(false);
  expect(isUnsaved(formOf({ country: '2', firstName: 'A' }), saved)).toBe(true);
});
