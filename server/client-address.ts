import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

export type ProxyCheck = (address: string | undefined) => boolean;

/** Takes addresses and networks (`10.0.0.0/8`, `::1`) of the configured proxies. */
export function trustedProxies(list: string[]): ProxyCheck {
  const trusts = proxyAddr.compile(list);
  return (address) => trusts(address ?? '', 0);
}

/**
 * Returns the visitor's address: the last hop of X-Forwarded-For that is not one of our proxies. A
 * hop that is no address cannot come from one of them, so the sender's own address counts.
 */
export function clientAddress(req: IncomingMessage, isProxy: ProxyCheck): string {
  const hop = proxyAddr(req, isProxy);
  return isIP(hop) !== 0 && !isProxy(hop) ? plain(hop) : plain(req.socket.remoteAddress ?? '');
}

/**
 * Returns the canonical form of an address. `::ffff:127.0.0.1` is 127.0.0.1 seen through an IPv6
 * socket; `2001:DB8::0:7` is 2001:db8::7.
 */
function plain(address: string) {
  const version = isIP(address);
  if (version === 0) return '';
  return version === 4 ? address : ipaddr.process(address).toString();
}
