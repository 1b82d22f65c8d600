import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readPage } from '../tests/support/read-page';
import { refusalAnswer } from './answer';
import { rememberForm } from './resubmit-form';

const request = (url: string, body?: string) => {
  const req = { url, headers: {} } as IncomingMessage;
  if (body !== undefined) rememberForm(req, Buffer.from(body));
  return req;
};

const pageFor = (req: IncomingMessage, refusal: Parameters<typeof refusalAnswer>[0]) =>
  readPage(String(refusalAnswer(refusal, req).body), 'http://shop.example/');

test('submitted fields are sent again from the page that says the shop is away, except passwords', () => {
  const body = 'note=Tor+%22links%22%0D%0A%3Cb%3E&intent=place&intent=again&password2=geheim';
  const page = pageFor(request('/en/checkout?step=1&x=2', body), {
    status: 503,
    isRemoteAway: true,
  });
  const form = page.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
    'post',
    '/en/checkout?step=1&x=2',
  ]);
  const fields = [...form.querySelectorAll('input')].map((input) => [input.name, input.value]);
  expect(fields).toEqual([
    ['note', 'Tor "links"\n<b>'],
    ['intent', 'place'],
    ['intent', 'again'],
  ]);
  expect(page.querySelector('main')!.textContent).toContain('cannot reach its stock and orders');
  expect(page.documentElement.outerHTML).not.toContain('geheim');
});

test('a button without fields can be pressed again', () => {
  const form = pageFor(request('/change-email/7/x', ''), { status: 503 }).querySelector('form')!;
  expect(form.getAttribute('action')).toBe('/change-email/7/x');
  expect([form.querySelectorAll('input').length, form.querySelectorAll('button').length]).toEqual([
    0, 1,
  ]);
});

test('a requested page has no form, and neither has a permanent refusal', () => {
  expect(pageFor(request('/de/cart'), { status: 503 }).querySelector('form')).toBeNull();
  expect(pageFor(request('/cart', 'a=1'), { status: 403 }).querySelector('form')).toBeNull();
});
