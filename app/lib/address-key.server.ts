import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The part of a client address that one person controls: an IPv4 address, or the /64 of an IPv6
 * address.
 */
export function addressKey(clientAddress: string): string {
  if (isIP(clientAddress) === 0) return clientAddress;
  const address = ipaddr.process(clientAddress);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** The network of an address, which one client may control: IPv4 by its /24, IPv6 by its /48. */
export function networkKey(clientAddress: string): string {
  const key = addressKey(clientAddress);
  return isIP(key) === 4 ? key.replace(/\.\d+$/, '') : key.replace(/:[^:]*$/, '');
}
