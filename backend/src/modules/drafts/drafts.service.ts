import { Injectable } from '@nestjs/common';
import { DAY_MS, DRAFT_DAYS } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { PutDraftRequest } from './dto/draft.dto.js';
import type { DraftRecord } from './draft.schema.js';
import { DraftsRepository } from './drafts.repository.js';

@Injectable()
export class DraftsService {
  constructor(private readonly drafts: DraftsRepository) {}

  list(userId: string): Promise<DraftRecord[]> {
    return this.drafts.list(userId);
  }

  removeOfUser(userId: string, session: ClientSession): Promise<void> {
    return this.drafts.removeOfUser(userId, session);
  }

  /** Newer wins; a clock that is ahead wins nothing. */
  async put(userId: string, { form, content, device, typedAt }: PutDraftRequest): Promise<void> {
    const now = Date.now();
    const at = new Date(Math.min(Date.parse(typedAt), now));
    if (content === null) return this.drafts.remove(userId, form, at);
    return this.drafts.put(userId, {
      form,
      content,
      device,
      typedAt: at,
      expiresAt: new Date(now + DRAFT_DAYS * DAY_MS),
    });
  }
}
