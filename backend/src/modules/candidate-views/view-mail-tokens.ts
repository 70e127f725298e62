import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { derivedSecret } from '../../common/auth/secrets.js';
import { API_PREFIX } from '../../common/http/api-prefix.js';
import { Config } from '../../config/config.js';

const ID_BYTES = 12;
const MAC_BYTES = 16;
const TOKEN = new RegExp(`^[\\w-]{${Math.ceil(((ID_BYTES + MAC_BYTES) * 4) / 3)}}$`);
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Signs the links that end the mails about a view: the id of the follower with its HMAC. They work without a login, and a stranger cannot make one. */
@Injectable()
export class ViewMailTokens {
  private readonly key: string;

  constructor(private readonly config: Config) {
    this.key = derivedSecret(config.SECRET, 'view-mails');
  }

  of(followerId: Types.ObjectId): string {
    const id = Buffer.from(String(followerId), 'hex');
    return Buffer.concat([id, this.mac(id)]).toString('base64url');
  }

  /** The id of the follower; null for any other text. */
  followerOf(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    const mac = bytes.subarray(ID_BYTES);
    return mac.length === MAC_BYTES && timingSafeEqual(mac, this.mac(id)) ? id.toString('hex') : null;
  }

  /** The address to which a mail program posts (RFC 8058). */
  oneClick(token: string): string {
    return `${withoutSlash(this.config.PUBLIC_API_URL)}/${API_PREFIX}/candidates/views/mails/${token}`;
  }

  /** The page that asks first. */
  page(token: string): string {
    return `${withoutSlash(this.config.CONSOLE_URL)}/stop-mails/${token}`;
  }

  private mac(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, MAC_BYTES);
  }
}
