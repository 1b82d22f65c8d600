import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { toWebRequest } from './web-request';

const HEADERS = {
  host: 'evil.example',
  connection: 'keep-alive',
  origin: 'https://www.farben.example',
  cookie: 'shop_session=a',
  'x-forwarded-for': '198.51.100.7',
  forwarded: 'for=198.51.100.7',
  'accept-language': 'de',
};
const origin = 'https://farben.example';

type Options = Partial<Parameters<typeof toWebRequest>[2]>;

function ask(method: string, options: Options = {}, headers: object = HEADERS) {
  const res = Object.assign(new EventEmitter(), { writableFinished: false });
  const request = toWebRequest(
    { method, url: '/farben?page=2', headers } as unknown as IncomingMessage,
    res as unknown as ServerResponse,
    { origin, fromProxy: false, ...options },
  );
  return { request, res };
}

it("has the shop's name, and no headers of the connection", () => {
  const { request } = ask('GET');
  expect(request.url).toBe('https://farben.example/farben?page=2');
  expect(Object.fromEntries(request.headers)).toEqual({
    host: 'farben.example',
    cookie: 'shop_session=a',
    'accept-language': 'de',
  });
});

it('has the data of a trusted proxy', () => {
  const { headers } = ask('GET', { fromProxy: true }).request;
  expect(headers.get('x-forwarded-for')).toBe('198.51.100.7');
  expect(headers.get('forwarded')).toBe('for=198.51.100.7');
});

it('keeps every value of a repeated header', () => {
  const { headers } = ask('GET', {}, { 'x-test': ['a', 'b'], gone: undefined }).request;
  expect(headers.get('x-test')).toBe('a, b');
  expect(headers.has('gone')).toBe(false);
});

it('passes no cookie of a visitor to a shared page', () => {
  const { request } = ask('GET', { sharedCookie: 'consent-cookie=x', url: '/farben' });
  expect(request.headers.get('cookie')).toBe('consent-cookie=x');
  expect(request.url).toBe('https://farben.example/farben');
  expect(ask('GET', { sharedCookie: '' }).request.headers.get('cookie')).toBe('');
});

it('aborts when the visitor hangs up, unless others wait for the same page', () => {
  const own = ask('GET');
  own.res.emit('close');
  expect(own.request.signal.aborted).toBe(true);
  const answered = ask('GET');
  answered.res.writableFinished = true;
  answered.res.emit('close');
  expect(answered.request.signal.aborted).toBe(false);
  const shared = ask('GET', { sharedCookie: '' });
  shared.res.emit('close');
  expect(shared.request.signal.aborted).toBe(false);
});

it('is a GET for HEAD, and has the body of a post, urlencoded in any case', async () => {
  expect(ask('HEAD', { body: Buffer.from('a=1') }).request).toMatchObject({
    method: 'GET',
    body: null,
  });
  const bare = ask('POST', { body: Buffer.from('a=1') }).request;
  expect(bare.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(await bare.formData())).toEqual({ a: '1' });
  const sent = ask('POST', { body: Buffer.from('a=1') }, { 'content-type': 'multipart/form-data' });
  expect(Object.fromEntries(await sent.request.formData())).toEqual({ a: '1' });
  expect(ask('POST').request.headers.has('content-type')).toBe(false);
});
