import { expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './client-address';

const isProxy = trustedProxies(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);

it.each([
  [
    'nobody between, through a socket for both kinds',
    '::ffff:203.0.113.5',
    undefined,
    '203.0.113.5',
  ],
  ['a proxy that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['proxies alone', '10.0.0.1', '10.2.2.2, 10.3.3.3', '10.0.0.1'],
  ['no connection any more', undefined, '198.51.100.7', ''],
  ['nobody between', '203.0.113.5', undefined, '203.0.113.5'],
  ['a visitor who claims to be a proxy', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['one proxy', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['an invented hop in front', '10.0.0.1', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
  ['two proxies', '::ffff:10.0.0.1', '198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
])('%s', (_case, socket, forwarded, address) => {
  expect(clientAddress(socket, forwarded, isProxy)).toBe(address);
});
