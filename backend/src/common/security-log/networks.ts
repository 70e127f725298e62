import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network (/48). */
const GROUPS = 3;

/** The network a client's address is in: `203.0.113.0` of `203.0.113.9`, `2001:db8:1::` of `2001:db8:1:2::9`. It tells no household from its neighbours. */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  if (!isIPv6(plain)) return null;
  const [head = '', tail = ''] = plain.replace(/%.*$/, '').split('::');
  const known = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Array<string>(8 - known.length - after.length).fill('0') : [];
  return `${[...known, ...zeros, ...after].slice(0, GROUPS).join(':')}::`;
}
