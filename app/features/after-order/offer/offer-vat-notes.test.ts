import { expect, test } from 'vitest';
import { translatorFor } from '~/i18n/translate.server';
import type { Offer } from '~/services/shop-api';
import { offerVatNotes } from './offer-vat-notes.server';

const notes = (vatCase: Offer['vatCase'], needsDelivery = true) =>
  offerVatNotes({ vatCase, needsDelivery }, 'DE', translatorFor('en'));

test('an offer that leaves the Union states why it has no VAT, and that customs may ask for more', () => {
  expect(notes('export')).toEqual([
    expect.stringContaining('Export delivery free of VAT'),
    expect.stringContaining('customs'),
  ]);
});

test('one to a business in another member state states only why, one with VAT nothing', () => {
  expect(notes('intraCommunity')).toEqual([expect.stringContaining('free of VAT')]);
  expect(notes('domestic')).toEqual([]);
  expect(notes(null)).toEqual([]);
});

test('mailed goods pass no customs', () => {
  expect(notes('export', false)).toHaveLength(1);
});
