import { describe, expect, test } from 'vitest';
import { isShadeReminderKey, shadeReminderKey } from '../people/bought-shades/reminder-key';
import { isReviewMailKey, reviewMailKey } from '../people/review-mails/review-mail-key';
import { isNewsletterKey, newsletterKey } from '../people/newsletter/newsletter-key';
import { accessKeyOf } from './access-key';
import { dataKey, isDataKey } from '../people/own-data/own-data-key';
import { deviceOf, isDeviceOf } from '../visitors/passwords/limit-login';

/** These keys are not stored, so only the parts they are derived from distinguish them. */
const secret = Buffer.alloc(32, 7);
const other = Buffer.alloc(32, 8);
const now = new Date('2026-11-24T08:00:00Z');
const later = new Date('2026-11-24T08:00:01Z');

describe('the key of a newsletter link is valid for one subscription and one request', () => {
  const key = newsletterKey(secret, 12, now);
  test.each([
    ['another shop', other, 12, now],
    ['another subscription', secret, 13, now],
    ['a later request', secret, 12, later],
  ])('not of %s', (_, secret, id, at) => {
    expect(isNewsletterKey(key, secret, id, at)).toBe(false);
  });
  test('and nothing else', () => {
    expect(isNewsletterKey(key, secret, 12, now)).toBe(true);
    expect(isNewsletterKey(`${key}A`, secret, 12, now)).toBe(false);
    expect(isNewsletterKey('', secret, 12, now)).toBe(false);
  });
});

describe('the key of a link to personal data is valid for one request of one mailbox', () => {
  const asked = { requestId: 3, email: 'anna@example.de', requestedAt: now };
  const key = dataKey(secret, asked);
  test.each([
    ['another shop', other, {}],
    ['another request', secret, { requestId: 4 }],
    ['another mailbox', secret, { email: 'bert@example.de' }],
    ['another moment', secret, { requestedAt: later }],
  ])('not of %s', (_, secret, change) => {
    expect(isDataKey(key, secret, { ...asked, ...change })).toBe(false);
  });
  test('and nothing else', () => {
    expect(isDataKey(key, secret, asked)).toBe(true);
    expect(isDataKey(key.slice(1), secret, asked)).toBe(false);
  });
});

test('the key that ends reminders is valid for one customer', () => {
  const key = shadeReminderKey(secret, 5);
  expect(isShadeReminderKey(key, secret, 5)).toBe(true);
  expect(isShadeReminderKey(key, secret, 6)).toBe(false);
  expect(isShadeReminderKey(key, other, 5)).toBe(false);
  expect(isShadeReminderKey('', secret, 5)).toBe(false);
});

test('the key that ends mails for reviews is valid for one order, and is no other key', () => {
  const key = reviewMailKey(secret, 5);
  expect(isReviewMailKey(key, secret, 5)).toBe(true);
  expect(isReviewMailKey(key, secret, 6)).toBe(false);
  expect(isReviewMailKey(key, other, 5)).toBe(false);
  expect(isReviewMailKey(shadeReminderKey(secret, 5), secret, 5)).toBe(false);
  expect(isReviewMailKey('', secret, 5)).toBe(false);
});

test('a device token is valid for one account of its kind, with its present password', () => {
  const ctx = { secret };
  const account = { id: 5, passwordHash: 'one' };
  const device = deviceOf(ctx, 'customer', account);
  expect(isDeviceOf(ctx, 'customer', account, device)).toBe(true);
  expect(isDeviceOf(ctx, 'operator', account, device)).toBe(false);
  expect(isDeviceOf(ctx, 'customer', { ...account, id: 6 }, device)).toBe(false);
  expect(isDeviceOf(ctx, 'customer', { ...account, passwordHash: 'two' }, device)).toBe(false);
  expect(isDeviceOf({ secret: other }, 'customer', account, device)).toBe(false);
  expect(isDeviceOf(ctx, 'customer', undefined, device)).toBe(false);
});

test('the access key of an order is unique, by secret, number and salt', () => {
  const salt = Buffer.alloc(16, 1);
  const keys = [
    accessKeyOf(secret, 7, salt),
    accessKeyOf(other, 7, salt),
    accessKeyOf(secret, 8, salt),
    accessKeyOf(secret, 7, Buffer.alloc(16, 2)),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
