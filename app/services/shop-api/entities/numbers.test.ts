import { describe, expect, test } from 'vitest';
import { ADDRESS_OPTION_TYPE } from './address';
import { ORDER_DATE_TYPE, ORDER_TYPE } from './order';
import { PAYMENT_STATUSES } from './payment';
import { reviewSchema } from './review';

/** Numbers and names of §3, §4 and §9 that other clients of this contract depend on. */
test('address options have the numbers of §3', () => {
  const numbered = Object.entries(ADDRESS_OPTION_TYPE).map(([name, number]) => `${number} ${name}`);
  expect(numbered.join(', ')).toBe(
    '1 VATNumber, 2 ExternalAddressID, 3 EntryCertificate, 4 Telephone, 5 Email, 6 PostNumber, ' +
      '7 PersonalId, 8 BBFC, 9 Birthday, 10 SessionID, 11 Title, 12 ContactPerson, ' +
      '13 ExternalCustomerID',
  );
});

test('a return is an order of type 3, an offer of type 7', () => {
  expect(ORDER_TYPE).toMatchObject({ return: 3, offer: 7 });
});

test('an order is delivered on its date of type 5, an offer is valid until that of type 20', () => {
  expect(ORDER_DATE_TYPE).toEqual({ deliveryDate: 5, validUntil: 20 });
});

test('payment states are those of §4, two for refunds (decision 051) and two for the balance (054)', () => {
  expect(PAYMENT_STATUSES.join(' ')).toBe(
    'fullyPaid overpaid partlyPaid prepaid unpaid unknown partlyRefunded refunded refundDue nothingDue',
  );
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
