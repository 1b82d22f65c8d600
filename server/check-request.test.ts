import { describe, expect, it } from 'vitest';
import {
  ALLOW,
  checkEncoding,
  checkHost,
  checkMethod,
  checkOrigin,
  checkQuery,
  checkUrl,
} from './check-request';

const ORIGINS = ['https://farben.example', 'https://www.farben.example'];

describe('checkOrigin', () => {
  const post = (headers: Record<string, string>) => checkOrigin('POST', headers, ORIGINS)?.status;

  it('allows reading from any site', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect(checkOrigin(method, { 'sec-fetch-site': 'cross-site' }, ORIGINS)).toBeUndefined();
    }
  });

  it.each([
    ['same-origin', undefined],
    ['none', undefined],
    ['same-site', 403],
    ['cross-site', 403],
    ['nonsense', 403],
  ])('trusts Sec-Fetch-Site: %s', (site, status) => {
    expect(post({ 'sec-fetch-site': site })).toBe(status);
  });

  it('prefers Sec-Fetch-Site to Origin, in both cases', () => {
    expect(post({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBeUndefined();
    expect(post({ 'sec-fetch-site': 'cross-site', origin: 'https://farben.example' })).toBe(403);
  });

  it.each([
    ['https://farben.example', undefined],
    ['https://www.farben.example', undefined],
    ['http://farben.example', 403],
    ['https://farben.example.evil.example', 403],
    ['null', 403],
  ])('compares Origin %s with the configured ones', (origin, status) => {
    expect(post({ origin, host: 'evil.example' })).toBe(status);
  });

  it('never trusts the Host header, except on loopback', () => {
    expect(post({ origin: 'https://evil.example', host: 'evil.example' })).toBe(403);
    expect(post({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBeUndefined();
    expect(post({ origin: 'http://127.0.0.1:9999', host: '127.0.0.1:3000' })).toBe(403);
    expect(post({ origin: 'http://evil.example', host: 'evil.example' })).toBe(403);
    expect(post({ origin: 'http://undefined' })).toBe(403);
  });

  it('allows clients that send neither, such as curl', () => {
    expect(post({})).toBeUndefined();
  });
});

describe('checkHost', () => {
  it.each([
    ['farben.example', undefined],
    ['FARBEN.example', undefined],
    ['localhost:3000', undefined],
    ['127.0.0.1', undefined],
    ['[::1]:3000', undefined],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['evil-localhost', 421],
    ['evil.example.127.0.0.1', 421],
    ['farben.example:8080', 421],
    ['a b', 400],
    ['farben.example/x', 400],
    [undefined, 400],
  ])('%s -> %s', (host, status) => {
    expect(checkHost(host, ORIGINS)?.status).toBe(status);
  });
});

describe('checkUrl', () => {
  it.each([
    ['/farben?x=%E4', undefined],
    ['/w%C3%A4nde', undefined],
    ['/%E0%A4%A', 400],
    ['/x%00', 400],
    ['/a%5Cb', 400],
    ['http://evil.example/', 400],
    ['*', 400],
    [`/${'a'.repeat(7_999)}`, undefined],
    [`/${'a'.repeat(8_000)}`, 414],
    [undefined, 400],
  ])('%.40s -> %s', (url, status) => {
    expect(checkUrl(url)?.status).toBe(status);
  });
});

it.each([
  ['/cart?_data=root', 400],
  ['/?a=1&%5Fdata=routes%2Fhome', 400],
  ['/?a=?_data=root', undefined],
  ['/search?term=_data', undefined],
  ['/', undefined],
])('a query of %s -> %s', (url, status) => {
  expect(checkQuery(url)?.status).toBe(status);
});

it('accepts GET, HEAD, POST and OPTIONS and lists them otherwise', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
    expect(checkMethod(method)).toBeUndefined();
  for (const method of ['TRACE', 'PUT', 'CONNECT', undefined]) {
    expect(checkMethod(method)).toMatchObject({ status: 405, headers: { Allow: ALLOW } });
  }
});

it('refuses compressed bodies', () => {
  expect(checkEncoding({})).toBeUndefined();
  expect(checkEncoding({ 'content-encoding': 'identity' })).toBeUndefined();
  expect(checkEncoding({ 'content-encoding': 'gzip' })).toEqual({
    status: 415,
    headers: { 'Accept-Encoding': 'identity' },
  });
});
