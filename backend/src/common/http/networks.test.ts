import { describe, expect, it } from 'vitest';
import { lineOf, networkOf } from './networks.js';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0'],
    ['::ffff:203.0.113.9', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::9', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['a client', null],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
])('the line of %s is %s', (address, line) => expect(lineOf(address)).toBe(line));
