import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../config/config.js';
import { ReplyAddress } from './reply-address.js';

const addresses = (INBOUND_DOMAIN: string, SECRET = 'a'.repeat(32)) =>
  new ReplyAddress({ INBOUND_DOMAIN, SECRET } as Config);
const ours = addresses('in.byline.example');
const id = new Types.ObjectId();
const address = ours.of(id) ?? '';

describe('the address for answers to a mail', () => {
  it('leads back to the mail, whatever the case of its letters', () => {
    expect(ours.emailIdOf(address)).toBe(String(id));
    expect(ours.emailIdOf(address.toUpperCase())).toBe(String(id));
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    expect(ours.of(id)).toBe(address);
  });

  it('is refused if a letter of it differs, at another domain, or of another secret', () => {
    const [local = ''] = address.split('@');
    for (let at = 6; at < local.length - 1; at++) {
      const other = local[at] === 'a' ? 'b' : 'a';
      expect(ours.emailIdOf(`${local.slice(0, at)}${other}${local.slice(at + 1)}@in.byline.example`)).toBeNull();
    }
    expect(ours.emailIdOf(`${local}@byline.example`)).toBeNull();
    expect(addresses('in.byline.example', 'b'.repeat(32)).emailIdOf(address)).toBeNull();
    for (const bad of [
      '',
      '@',
      'reply+@in.byline.example',
      'reply+é@in.byline.example',
      `${local}@in.byline.example@x`,
    ])
      expect(ours.emailIdOf(bad)).toBeNull();
  });

  it('does not exist without a domain', () => {
    expect(addresses('').of(id)).toBeNull();
    expect(addresses('').emailIdOf(address)).toBeNull();
  });
});
