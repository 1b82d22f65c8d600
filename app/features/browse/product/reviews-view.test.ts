import { expect, test } from 'vitest';
import { reviewQuery, withReviews } from './reviews-view';

const PATH = '/wandfarbe_12';
const linked = (query: string, to: { stars?: number | null; page?: number }) => {
  const { ratingValue: stars, feedbacksPerPage: perPage } = reviewQuery(new URLSearchParams(query));
  return withReviews(PATH, { stars, perPage, ...to });
};

test.each([
  ['', {}, ''],
  ['', { page: 2 }, '?feedbackPage=2'],
  ['feedbacksPerPage=2', { page: 2 }, '?feedbacksPerPage=2&feedbackPage=2'],
  ['feedbacksPerPage=10', { page: 2 }, '?feedbackPage=2'],
  [
    'feedbacksPerPage=2&feedbackPage=3&feedbackStars=4',
    { page: 1 },
    '?feedbackStars=4&feedbacksPerPage=2',
  ],
  ['feedbacksPerPage=2&feedbackStars=4', { stars: null }, '?feedbacksPerPage=2'],
  ['feedbacksPerPage=x', { stars: 5 }, '?feedbackStars=5'],
])('from "%s" links with %j preserve the rest', (query, to, expected) => {
  expect(linked(query, to)).toBe(PATH + expected);
});

test('the choice is preserved', () => {
  expect(withReviews(`${PATH}?chosen=3`, { stars: null, page: 2, perPage: 10 })).toBe(
    `${PATH}?chosen=3&feedbackPage=2`,
  );
});
