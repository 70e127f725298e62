import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../../common/errors/problem.error.js';
import type { CandidateRecord } from '../record/candidate.record.js';
import { CandidatesRepository } from '../record/candidates.repository.js';
import { foldSlug, isSlugOf, numberedSlug, slugsWith, slugWords } from '../record/public-slug.rules.js';

/** Gives public pages their speaking addresses (docs/domain/candidates.md#speaking-address). */
@Injectable()
export class PublicSlugs {
  constructor(private readonly repository: CandidatesRepository) {}

  /** The candidate whose public page an address leads to. */
  async idOf(slug: string): Promise<Types.ObjectId> {
    const id = await this.repository.findPublic(foldSlug(slug));
    if (!id) throw new ProblemError('not_found');
    return id;
  }

  /** The slugs after a change of name or function: one of their own that fits, else a new one, then the earlier ones. */
  async of(
    candidate: Pick<CandidateRecord, '_id' | 'firstname' | 'function'>,
    own: readonly string[],
    session: ClientSession,
  ): Promise<string[]> {
    const words = slugWords(candidate);
    if (!words) return [...own];
    return slugsWith(
      own.find((slug) => isSlugOf(words, slug)) ?? (await this.free(words, candidate._id, session)),
      own,
    );
  }

  private async free(words: string, id: Types.ObjectId, session: ClientSession): Promise<string> {
    let slug = words;
    for (let digits = 4; await this.repository.isSlugTaken(slug, session); digits += 1)
      slug = numberedSlug(words, String(id), digits);
    return slug;
  }
}
