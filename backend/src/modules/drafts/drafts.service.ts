import { Injectable } from '@nestjs/common';
import { DAY_MS, DRAFT_DAYS } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { PutDraftRequest } from './dto/draft.dto.js';
import type { DraftRecord } from './draft.schema.js';
import { DraftsRepository } from './drafts.repository.js';

/** Ids in a draft; a longer list than a form holds is cut off. */
const IDS = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;
const MOST_NAMED = 200;

@Injectable()
export class DraftsService {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly audit: Audit,
  ) {}

  list(userId: string): Promise<DraftRecord[]> {
    return this.drafts.list(userId);
  }

  async removeOfUser(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.drafts.removeOfUsers([userId], session);
  }

  /** Answers which of these ids a draft names. */
  namedIn(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    return this.drafts.namedIn(ids);
  }

  /** Keeps nothing of a page about a person who was erased meanwhile. */
  async put(userId: string, { version, ...draft }: PutDraftRequest): Promise<void> {
    const named = new Set(`${draft.form} ${draft.content ?? ''}`.match(IDS)?.slice(0, MOST_NAMED));
    if (await this.audit.hasErased([...named])) return;
    const now = Date.now();
    const times = { typedAt: new Date(now), expiresAt: new Date(now + DRAFT_DAYS * DAY_MS) };
    return this.drafts.put(userId, version, { ...draft, ...times });
  }
}
