import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { SignedIds } from '../../common/auth/signed-ids.js';
import { API_PREFIX } from '../../common/http/api-prefix.js';
import { Config } from '../../config/config.js';

/** Signs the links that end the mails about a view, by the id of the follower. */
@Injectable()
export class ViewMailTokens {
  private readonly signed: SignedIds;

  constructor(private readonly config: Config) {
    this.signed = new SignedIds(config.SECRET, 'view-mails');
  }

  of(followerId: Types.ObjectId): string {
    return this.signed.of(followerId);
  }

  /** The id of the follower; null for any other text. */
  followerOf(token: string): string | null {
    return this.signed.idOf(token);
  }

  /** The address to which a mail program posts (RFC 8058). */
  oneClick(token: string): string {
    return `${this.config.PUBLIC_API_URL}/${API_PREFIX}/candidates/views/mails/${token}`;
  }

  /** The page that asks first. */
  page(token: string): string {
    return `${this.config.CONSOLE_URL}/stop-mails/${token}`;
  }
}
