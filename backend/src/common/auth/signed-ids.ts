import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Types } from 'mongoose';
import { derivedSecret } from './secrets.js';

const ID_BYTES = 12;
const MAC_BYTES = 16;
const TOKEN = new RegExp(`^[\\w-]{${Math.ceil(((ID_BYTES + MAC_BYTES) * 4) / 3)}}$`);

/** Signs the ids in mailed links with their HMAC. A link works without a login, a stranger cannot make one, and the database stores no secret. */
export class SignedIds {
  private readonly key: string;

  /** A key for each purpose, so that a token opens only its own. */
  constructor(secret: string, purpose: string) {
    this.key = derivedSecret(secret, purpose);
  }

  of(recordId: Types.ObjectId): string {
    const id = Buffer.from(String(recordId), 'hex');
    return Buffer.concat([id, this.mac(id)]).toString('base64url');
  }

  /** The signed id; null for any other text. */
  idOf(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    const mac = bytes.subarray(ID_BYTES);
    return mac.length === MAC_BYTES && timingSafeEqual(mac, this.mac(id)) ? id.toString('hex') : null;
  }

  private mac(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, MAC_BYTES);
  }
}
