import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { CandidateRecord } from './candidate.record.js';
import { foldSlug, isSlugOf, numberedSlug, slugsWith, slugWords } from './public-slug.rules.js';
import { PublicSlugsRepository } from './public-slugs.repository.js';

/** Gives public pages their speaking addresses (docs/domain/candidates.md#speaking-address). */
@Injectable()
export class PublicSlugs {
  constructor(private readonly repository: PublicSlugsRepository) {}

  /** Whose public page an address leads to. */
  async idOf(slug: string): Promise<Types.ObjectId> {
    const id = await this.repository.findPublic(foldSlug(slug));
    if (!id) throw new ProblemError('not_found');
    return id;
  }

  /** The addresses of somebody who is called so from now on: one of their own that fits, else a new one, and those from before. */
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
    for (let digits = 4; await this.repository.isTaken(slug, session); digits += 1)
      slug = numberedSlug(words, String(id), digits);
    return slug;
  }
}
