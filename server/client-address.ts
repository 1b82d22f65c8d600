import { BlockList, isIP } from 'node:net';

export type ProxyCheck = (address: string | undefined) => boolean;

/** Takes addresses and networks (`10.0.0.0/8`, `::1`) of the configured proxies. */
export function trustedProxies(list: string[]): ProxyCheck {
  const known = new BlockList();
  for (const entry of list) {
    const [network = '', bits] = entry.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (bits) known.addSubnet(network, Number(bits), family);
    else known.addAddress(network, family);
  }
  return (address) => {
    const plain = withoutMapping(address ?? '');
    const family = isIP(plain);
    return family !== 0 && known.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** The visitor's address: the last hop of X-Forwarded-For that is not one of our proxies. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isProxy: ProxyCheck,
): string {
  const direct = withoutMapping(socketAddress ?? '');
  if (!isProxy(direct)) return direct;
  const hops = (forwardedFor ?? '').split(',').map((hop) => withoutMapping(hop.trim()));
  while (hops.length > 0) {
    const hop = hops.pop() ?? '';
    if (isIP(hop) === 0) return direct;
    if (!isProxy(hop)) return hop;
  }
  return direct;
}

/** `::ffff:127.0.0.1` is 127.0.0.1 seen through an IPv6 socket. */
function withoutMapping(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
