import { expect, test } from 'vitest';
import {
  CONSENT_HASH,
  consentCookie,
  consentFromForm,
  isAllowed,
  needsConsent,
} from './consent.server';

function form(entries: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('nothing is allowed before a choice, except essentials', () => {
  expect(needsConsent(null)).toBe(true);
  expect(isAllowed(null, 'essentials', 'shop_session')).toBe(true);
  expect(isAllowed(null, 'marketing', 'all')).toBe(false);
});

test('all, none and a selection are stored as such', () => {
  const all = consentFromForm(form([['choice', 'all']]));
  const none = consentFromForm(
    form([
      ['choice', 'none'],
      ['consent', 'externalMedia'],
    ]),
  );
  const some = consentFromForm(
    form([
      ['choice', 'selection'],
      ['consent', 'externalMedia/Vimeo'],
    ]),
  );
  expect(isAllowed(all, 'externalMedia', 'YouTube')).toBe(true);
  expect(isAllowed(none, 'externalMedia', 'YouTube')).toBe(false);
  expect(isAllowed(some, 'externalMedia', 'Vimeo')).toBe(true);
  expect(isAllowed(some, 'externalMedia', 'YouTube')).toBe(false);
  expect(needsConsent(none)).toBe(false);
});

test('a form without a choice allows nothing', () => {
  expect(isAllowed(consentFromForm(form([])), 'externalMedia', 'Vimeo')).toBe(false);
});

test('an empty group is not allowed, whatever is sent', () => {
  const forged = form([
    ['choice', 'all'],
    ['consent', 'marketing/all'],
  ]);
  expect(Object.keys(consentFromForm(forged).groups)).toEqual([
    'essentials',
    'externalMedia',
    'functional',
  ]);
});

test('a changed list of cookies requires a new choice', () => {
  const old = { hash: 'old', groups: { marketing: { all: true } } };
  expect(needsConsent(old)).toBe(true);
  expect(isAllowed(old, 'marketing', 'all')).toBe(false);
});

test('the cookie contains hash and groups', () => {
  const cookie = consentCookie(consentFromForm(form([['choice', 'none']])), true);
  expect(decodeURIComponent(cookie)).toContain(CONSENT_HASH);
  expect(cookie).toContain('Max-Age=8640000');
  expect(cookie).toContain('Secure');
});
