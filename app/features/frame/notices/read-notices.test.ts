import { expect, test } from 'vitest';
import { flashCookie, type FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { readFlashNotices } from './read-notices.server';

const withCookie = (setCookie: string) =>
  new Request('http://localhost/', { headers: { Cookie: setCookie.split(';')[0] ?? '' } });

test('a notice is unchanged by the cookie, in the language of the page', () => {
  const request = withCookie(flashCookie([{ type: 'positive', key: 'notices.consentSaved' }]));
  expect(readFlashNotices(request, 'de')[0]?.lines).toEqual([
    'Ihre Cookie-Auswahl ist gespeichert.',
  ]);
  expect(readFlashNotices(request, 'en')[0]?.type).toBe('positive');
});

test('a notice may have a second line, in the language of the page (§3 Notification: message)', () => {
  const saved = { type: 'positive', key: 'errorMessages.editor.save.success' } as const;
  const also = 'errorMessages.editor.save.settings';
  const shown = readFlashNotices(withCookie(flashCookie([{ ...saved, also }])), 'en');
  expect(shown.map(({ lines }) => lines)).toEqual([['Saved.', 'The settings apply from now on.']]);
  const foreign = flashCookie([{ ...saved, also: 7 } as unknown as FlashNotice]);
  expect(readFlashNotices(withCookie(foreign), 'en')).toEqual([]);
});

const undo = {
  key: 'notices.undo',
  path: '/api/cart',
  fields: { intent: 'add', productId: '7', quantity: '2', redirectTo: '/cart' },
};
const withAction = (action: unknown) =>
  flashCookie([{ type: 'positive', key: 'notices.cartItemRemoved', action } as FlashNotice]);

test('a notice may have a button, in the language of the page (§3 Notification: action)', () => {
  const [notice] = readFlashNotices(withCookie(withAction(undo)), 'en');
  expect(notice?.action).toEqual({ ...undo, key: undo.key, text: 'Undo' });
});

test.each([
  { ...undo, path: '/api/logout' },
  { ...undo, path: 'https://elsewhere.example/api/cart' },
  { ...undo, fields: { productId: 7 } },
  { ...undo, fields: null },
  'undo',
])('a button that a cookie would lead elsewhere is dropped: %j', (action) => {
  expect(readFlashNotices(withCookie(withAction(action)), 'de')).toEqual([]);
});

test('at most five are stored, the oldest are dropped', () => {
  const keys = [
    'consentSaved',
    'cartItemRemoved',
    'cartEmpty',
    'cartUpdated',
    'couponApplied',
    'couponRemoved',
  ];
  const notices = keys.map((key): FlashNotice => ({ type: 'neutral', key: `notices.${key}` }));
  const shown = readFlashNotices(withCookie(flashCookie(notices)), 'de');
  expect(shown).toHaveLength(5);
  expect(shown[0]?.lines).toEqual(['Der Artikel wurde aus dem Warenkorb entfernt.']);
});

test.each([
  'notice=%%%',
  'notice=bm90IGpzb24',
  `notice=${Buffer.from('[{"type":"x","key":1}]').toString('base64url')}`,
  ...['{"count":{"toString":1}}', '{"code":["x"]}', '["x"]', '"x"', 'null'].map((values) => {
    const notice = `[{"type":"neutral","key":"notices.cartUpdated","values":${values}}]`;
    return `notice=${Buffer.from(notice).toString('base64url')}`;
  }),
])('a foreign cookie (%s) shows nothing', (cookie) => {
  expect(readFlashNotices(withCookie(cookie), 'de')).toEqual([]);
});
