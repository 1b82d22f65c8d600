import { expect, test } from 'vitest';
import { rememberedForms } from './remembered-forms';

test('a token is valid for one content, however often it is sent', async () => {
  const guard = rememberedForms(() => new Date())('192.0.2.1');
  expect(await guard.spend('mine', Buffer.from('a'))).toBe('first');
  expect(await guard.spend('mine', Buffer.from('a'))).toBe('again');
  expect(await guard.spend('mine', Buffer.from('b'))).toBe('other');
  expect(await guard.spend('other', Buffer.from('b'))).toBe('first');
});

test('a client address may send thirty of a form in an hour', async () => {
  let now = new Date('2026-11-23T09:20:00Z');
  const formsOf = rememberedForms(() => now);
  for (let i = 0; i < 30; i += 1) await formsOf('192.0.2.1').limit('contact');
  await expect(formsOf('192.0.2.1').limit('contact')).rejects.toMatchObject({
    key: 'security.tooManyRequests',
    cause: { retryAfter: 2_400 },
  });
  await formsOf('192.0.2.1').limit('newsletter');
  await formsOf('192.0.2.2').limit('contact');
  now = new Date('2026-11-23T10:00:00Z');
  await formsOf('192.0.2.1').limit('contact');
});
