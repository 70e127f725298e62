import { isIPv4, isIPv6 } from 'node:net';

const plainOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The first groups of an IPv6 address: three name a network, four the line of a household. */
function ipv6Network(address: string, groups: number): string {
  const [head = '', tail = ''] = address.split('::');
  const known = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(8 - known.length - after.length).fill('0') : [];
  return `${[...known, ...zeros, ...after].slice(0, groups).join(':')}::`;
}

/** The network of a client: `203.0.113.0` of `203.0.113.9`, `2001:db8:1::` of `2001:db8:1:2::9`. Neighbours share it, so it names no household. */
export function networkOf(address: string): string | null {
  const plain = plainOf(address);
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  return isIPv6(plain) ? ipv6Network(plain, 3) : null;
}

/** The line of a client, which a limit counts by: the address itself, or the /64 of IPv6, in which a client chooses any address. */
export function lineOf(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? ipv6Network(plain, 4) : plain;
}
