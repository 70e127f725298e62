import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { derivedSecret } from '../../common/auth/secrets.js';
import { Config } from '../../config/config.js';

const PREFIX = 'reply+';
const ID_BYTES = 12;
const MAC_BYTES = 16;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Base32 in lower case, because some mail programs change the case of an address. */
function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) bits += LETTERS.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const TOKEN = new RegExp(`^[a-z2-7]{${Math.ceil(((ID_BYTES + MAC_BYTES) * 8) / 5)}}$`);

/**
 * The address for answers to a mail: `reply+<token>@INBOUND_DOMAIN`. The token is the mail's id with its HMAC, so nobody can make one, and it says nothing of the person.
 */
@Injectable()
export class ReplyAddress {
  private readonly key: string;
  private readonly domain: string;

  constructor({ SECRET, INBOUND_DOMAIN }: Config) {
    this.key = derivedSecret(SECRET, 'reply-address');
    this.domain = INBOUND_DOMAIN;
  }

  /** Null without INBOUND_DOMAIN: then answers go to the writer. */
  of(emailId: unknown): string | null {
    if (this.domain === '') return null;
    const id = Buffer.from(String(emailId), 'hex');
    return `${PREFIX}${toBase32(Buffer.concat([id, this.mac(id)]))}@${this.domain}`;
  }

  /** The id of the mail that an address answers; null for any other address. */
  emailIdOf(address: string): string | null {
    const at = address.lastIndexOf('@');
    const [local, domain] = [address.slice(0, Math.max(0, at)).toLowerCase(), address.slice(at + 1).toLowerCase()];
    const token = local.slice(PREFIX.length);
    if (domain !== this.domain || !local.startsWith(PREFIX) || !TOKEN.test(token)) return null;
    const bytes = fromBase32(token);
    const id = bytes.subarray(0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), this.mac(id)) ? id.toString('hex') : null;
  }

  private mac(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, MAC_BYTES);
  }
}
