import { describe, expect, test } from 'vitest';
import { ADDRESS_OPTION_TYPE } from './address';
import { ORDER_DATE_TYPE, ORDER_TYPE } from './order';
import { PAYMENT_STATUSES } from './payment';
import { reviewSchema } from './review';

/** Numbers and names of §3, §4 and §9 that others who speak this contract rely on. */
test('address options have the numbers of §3', () => {
  expect(ADDRESS_OPTION_TYPE).toEqual({
    VATNumber: 1,
    ExternalAddressID: 2,
    EntryCertificate: 3,
    Telephone: 4,
    Email: 5,
    PostNumber: 6,
    PersonalId: 7,
    BBFC: 8,
    Birthday: 9,
    SessionID: 10,
    Title: 11,
    ContactPerson: 12,
    ExternalCustomerID: 13,
  });
});

test('a return is an order of type 3, an offer of type 7', () => {
  expect(ORDER_TYPE).toMatchObject({ return: 3, offer: 7 });
});

test('an order is delivered on its date of type 5, an offer is valid until that of type 20', () => {
  expect(ORDER_DATE_TYPE).toEqual({ deliveryDate: 5, validUntil: 20 });
});

test('payment states are those of §4', () => {
  expect(PAYMENT_STATUSES).toEqual([
    'fullyPaid',
    'overpaid',
    'partlyPaid',
    'prepaid',
    'unpaid',
    'unknown',
  ]);
});

describe('a review', () => {
  const review = (message: string, ratingValue: number) =>
    reviewSchema.safeParse({
      id: 1,
      lang: 'de',
      title: 'Deckt gut',
      authorName: 'Anna',
      isVisible: true,
      sourceRelation: [{ feedbackRelationType: 'contact' }],
      targetRelation: { feedbackRelationTargetId: 7 },
      feedbackComment: { comment: { message, createdAt: '2026-01-02T03:04:05.000Z' } },
      feedbackRating: { rating: { ratingValue } },
      replies: [],
    }).success;

  test.each([
    [500, 5, true],
    [500, 1, true],
    [501, 5, false],
    [500, 6, false],
    [500, 0, false],
  ])('of %i letters with %i of 5 stars: %s', (letters, stars, isFit) => {
    expect(review('ä'.repeat(letters), stars)).toBe(isFit);
  });
});
