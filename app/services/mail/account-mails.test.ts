import { describe, expect, test } from 'vitest';
import type { ShopConfiguration } from '../shop-api';
import {
  accountKey,
  isAccountKey,
  isAccountLinkOver,
} from '../commerce/people/account-mails/account-key';
import {
  alreadyRegisteredMail,
  emailChangedMail,
  emailConfirmMail,
  passwordResetMail,
} from './account-mails';
import { mailText } from './mail-document';

const configuration = { shopName: 'Tonwert', seller: {} } as ShopConfiguration;
const publicOrigin = 'https://shop.example';
const frame = (lang: 'de' | 'en') => ({ lang, configuration, publicOrigin });
const requestedAt = new Date('2026-11-23T08:00:00.123Z');

describe('the key of a link', () => {
  const secret = Buffer.alloc(32, 7);
  const asked = { link: 'password-reset', customerId: 4, requestedAt } as const;
  const key = accountKey(secret, asked);

  test('matches the request it was made for, and no other', () => {
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(isAccountKey(key, secret, asked)).toBe(true);
    expect(isAccountKey(key, secret, { ...asked, customerId: 5 })).toBe(false);
    expect(isAccountKey(key, secret, { ...asked, link: 'email-change' })).toBe(false);
    expect(isAccountKey(key, secret, { ...asked, requestedAt: new Date(0) })).toBe(false);
    expect(isAccountKey(key, Buffer.alloc(32, 8), asked)).toBe(false);
    for (const wrong of ['', `${key}x`, 'x'.repeat(43), 'ü'.repeat(43)]) {
      expect(isAccountKey(wrong, secret, asked)).toBe(false);
    }
  });

  test.each([
    ['password-reset', '2026-11-23T08:30:00.123Z', '2026-11-23T08:30:00.124Z'],
    ['email-change', '2026-11-24T08:00:00.123Z', '2026-11-24T08:00:00.124Z'],
  ] as const)('of %s is valid until %s', (link, last, over) => {
    expect(isAccountLinkOver({ link, requestedAt }, new Date(last))).toBe(false);
    expect(isAccountLinkOver({ link, requestedAt }, new Date(over))).toBe(true);
  });
});

test.each([
  ['de', 'https://shop.example/password-reset/4/key', '30\u00a0Minuten', '09:30'],
  ['en', 'https://shop.example/en/password-reset/4/key', '30\u00a0minutes', '09:30'],
] as const)('a password is set by a link, %s', (lang, link, minutes, time) => {
  const text = mailText(passwordResetMail(frame(lang), { customerId: 4, key: 'key', requestedAt }));
  expect(text).toContain(link);
  expect(text).toContain(minutes);
  expect(text).toContain(time);
});

test('the new address is confirmed by a link; the former one does not learn it', () => {
  const asked = { customerId: 4, key: 'key', email: 'neu@example.de' };
  const confirm = mailText(emailConfirmMail(frame('en'), asked));
  expect(confirm).toContain('https://shop.example/en/change-email/4/key');
  expect(confirm).toContain('neu@example.de');
  expect(mailText(emailChangedMail(frame('de')))).not.toContain('neu@example.de');
});

test('the owner of an account is sent to it instead of creating a second one', () => {
  const text = mailText(alreadyRegisteredMail(frame('de')));
  expect(text).toContain('https://shop.example/login');
  expect(text).toContain('https://shop.example/reset-password');
});
