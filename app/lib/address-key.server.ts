import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of a client address that one person controls: IPv4 as it is, IPv6 by its /64. */
export function addressKey(clientAddress: string): string {
  if (isIP(clientAddress) === 0) return clientAddress;
  const address = ipaddr.process(clientAddress);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
