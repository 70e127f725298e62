import { Injectable } from '@nestjs/common';
import { DAY_MS, DRAFT_DAYS } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { PutDraftRequest } from './dto/draft.dto.js';
import { DraftsRepository, type KeptDraft } from './drafts.repository.js';

/** Ids in a draft; of one with more than a form names, the first. */
const IDS = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;
const MOST_NAMED = 200;

@Injectable()
export class DraftsService {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly audit: Audit,
  ) {}

  list(userId: string): Promise<KeptDraft[]> {
    return this.drafts.list(userId);
  }

  async removeOfUser(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.drafts.removeOfUsers([userId], session);
  }

  /** Those of these ids that some draft names. */
  namedIn(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    return this.drafts.namedIn(ids);
  }

  /** Newer wins; a clock that is ahead wins nothing. Nothing is kept of a page about somebody who was erased meanwhile. */
  async put(userId: string, { form, content, device, typedAt }: PutDraftRequest): Promise<void> {
    const named = new Set(`${form} ${content ?? ''}`.match(IDS)?.slice(0, MOST_NAMED));
    if (await this.audit.hasErased([...named])) return;
    const now = Date.now();
    const at = new Date(Math.min(Date.parse(typedAt), now));
    return this.drafts.put(userId, {
      form,
      content,
      device,
      typedAt: at,
      expiresAt: new Date(now + DRAFT_DAYS * DAY_MS),
    });
  }
}
