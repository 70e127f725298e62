import { Injectable } from '@nestjs/common';
import type { AskAnswer, AskFrequency, Language } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { SignedIds } from '../../common/auth/signed-ids.js';
import { API_PREFIX } from '../../common/http/api-prefix.js';
import { Config } from '../../config/config.js';

/** The links in a mail that asks for an availability: to its page, and to end or slow these mails. */
@Injectable()
export class AskLinks {
  private readonly signed: SignedIds;

  constructor(private readonly config: Config) {
    this.signed = new SignedIds(config.SECRET, 'availability-asks');
  }

  tokenOf(askId: Types.ObjectId): string {
    return this.signed.of(askId);
  }

  /** The id of the question; null for any other text. */
  askOf(token: string): string | null {
    return this.signed.idOf(token);
  }

  /** The page with an answer chosen; `days` chooses yes without a number of days. */
  answer(token: string, language: Language, answer: AskAnswer | 'days'): string {
    return `${this.page(token)}?answer=${answer}&lang=${language}`;
  }

  /** The page that asks before it changes how often these mails come. */
  mails(token: string, language: Language, frequency: Exclude<AskFrequency, 'usual'>): string {
    return `${this.page(token)}/mails/${frequency}?lang=${language}`;
  }

  /** The address to which a mail program posts (RFC 8058). */
  oneClick(token: string): string {
    return `${this.config.PUBLIC_API_URL}/${API_PREFIX}/availability-asks/${token}/stop`;
  }

  private page(token: string): string {
    return `${this.config.PORTAL_URL}/available/${token}`;
  }
}
