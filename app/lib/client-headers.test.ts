import { expect, test } from 'vitest';
import { clientHeadersOf } from './client-headers';

const asked = (url: string, headers: Record<string, string> = {}) =>
  clientHeadersOf({ url, headers: new Headers(headers) });

test.each([
  ['/', {}, { configId: '1', noCache: null }],
  ['/', { 'x-config-id': '7', nocache: '1' }, { configId: '7', noCache: '1' }],
  ['/farben?noCache=abc-1#list', {}, { configId: '1', noCache: 'abc-1' }],
  ['/farben?noCache=a', { noCache: 'b' }, { configId: '1', noCache: 'b' }],
  ['/?noCache=', { 'x-config-id': 'x', noCache: 'a b' }, { configId: '1', noCache: null }],
  ['/?noCache=a%0d%0ax', { 'x-config-id': '1234567890' }, { configId: '1', noCache: null }],
  ['/', { cookie: 'a=1; pwa=x-1.y' }, { configId: '1', noCache: null, editHash: 'x-1.y' }],
  ['/', { cookie: 'pwa=a b' }, { configId: '1', noCache: null }],
  [`/?noCache=${'a'.repeat(65)}`, {}, { configId: '1', noCache: null }],
])('%s with %j returns %j', (url, headers, said) => {
  expect(asked(url, headers)).toEqual({ editHash: null, ...said });
});
