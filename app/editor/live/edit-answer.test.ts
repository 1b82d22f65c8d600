import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askServer } from './edit-answer';
import { addUnsent, removeUnsent, unsentEdits } from './unsent';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send(once: string, error: Error | Response) {
  const request = new Request('http://shop.example/operator/edit', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'write', once }),
  });
  const answer = askServer(request, () => Promise.reject(error));
  await vi.runAllTimersAsync();
  return (await answer).kind;
}

test('an edit with three unreadable answers has failed, and is no longer sent', async () => {
  const unread = new SyntaxError('No answer of the page');
  expect(await send('large', unread)).toBe('again');
  expect(await send('large', unread)).toBe('again');
  expect(await send('other', unread)).toBe('again');
  expect(await send('large', unread)).toBe('failed');
});

test('a front whose shop is away is polled until that is back, and no attempt counts', async () => {
  const unread = new SyntaxError('No answer of the page');
  for (let time = 0; time < 5; time += 1) {
    const looks = [false, false, true];
    const look = vi.fn(async () => Response.json({ status: 'ok', remote: looks.shift() ?? true }));
    vi.stubGlobal('fetch', look);
    expect(await send('behind', unread)).toBe('again');
    expect(look).toHaveBeenCalledTimes(3);
  }
});

test('while the shop does not answer at all, the edit is sent repeatedly', async () => {
  const away = new TypeError('Failed to fetch');
  for (let time = 0; time < 5; time += 1) expect(await send('patient', away)).toBe('again');
});

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  [
    'an overloaded shop',
    { status: 503, statusText: '', internal: false, data: '' } as unknown as Response,
  ],
])('%s to the edit alone: time passes before it is sent again', async (_, error) => {
  const sent = Date.now();
  expect(await send('alone', error)).toBe('again');
  expect(Date.now() - sent).toBeGreaterThanOrEqual(1000);
});

test('an edit that another navigation of the router has ended is sent again at once', async () => {
  const sent = Date.now();
  expect(await send('ended', new DOMException('', 'AbortError'))).toBe('again');
  expect(Date.now()).toBe(sent);
});

test('an edit after the end of a session is stored, though the log-in is another document', async () => {
  addUnsent({ id: 'typed', action: '/operator/edit', fields: [], isQuiet: true });
  const headers = {
    Location: '/en/operator/login?redirect=%2Foperator%2Fedit',
    'X-Remix-Reload-Document': 'true',
  };
  expect(await send('typed', new Response(null, { status: 302, headers }))).toBe('loggedOut');
  expect(unsentEdits()).toHaveLength(1);
  removeUnsent({ id: 'typed' });
});
