import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './client-address';

const isProxy = trustedProxies(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);

it.each([
  ['no proxy, through a dual-stack socket', '::ffff:203.0.113.5', undefined, '203.0.113.5'],
  ['a proxy without the header', '10.0.0.1', undefined, '10.0.0.1'],
  ['only proxies', '10.0.0.1', '10.2.2.2, 10.3.3.3', '10.0.0.1'],
  ['a closed connection', undefined, '198.51.100.7', ''],
  ['no proxy', '203.0.113.5', undefined, '203.0.113.5'],
  ['a visitor who claims to be a proxy', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['one proxy', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['an invented hop in front', '10.0.0.1', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
  ['two proxies', '::ffff:10.0.0.1', '198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['nonsense before a visitor', '10.0.0.1', '<script>, 198.51.100.7', '198.51.100.7'],
  ['nonsense behind a visitor', '10.0.0.1', '198.51.100.7, evil', '10.0.0.1'],
  ['a port', '10.0.0.1', '198.51.100.7:4711', '10.0.0.1'],
  ['a short form of IPv4', '10.0.0.1', '1', '10.0.0.1'],
  ['a proxy in another spelling', '10.0.0.1', '6.6.6.6, ::ffff:a02:202', '6.6.6.6'],
  ['IPv6 in another spelling', 'fd00::1', '2001:DB8:0::0:7', '2001:db8::7'],
  ['only commas', '10.0.0.1', ',,,', '10.0.0.1'],
  ['200 invented hops', '10.0.0.1', '6.6.6.6,'.repeat(200) + '198.51.100.7', '198.51.100.7'],
])('%s', (_case, socket, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress: socket } } as IncomingMessage;
  expect(clientAddress(request, isProxy)).toBe(address);
});

it('no proxy is trusted without configuration', () => {
  const isNone = trustedProxies([]);
  expect(isNone('127.0.0.1')).toBe(false);
  expect(isNone(undefined)).toBe(false);
  expect(isProxy('::ffff:10.1.2.3')).toBe(true);
  expect(isProxy('evil')).toBe(false);
});
