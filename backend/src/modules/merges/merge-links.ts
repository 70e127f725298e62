import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { MergesRepository } from './merges.repository.js';

/** Merges of merged candidates that a link follows. */
const MOST = 20;

/** Leads the ids of candidates who became part of another one to that one. */
@Injectable()
export class MergeLinks {
  constructor(private readonly merges: MergesRepository) {}

  /** Reads a candidate, or the one that it became part of. */
  async follow<T>(id: string, read: (id: string) => Promise<T>): Promise<T> {
    try {
      return await read(id);
    } catch (error) {
      const current = error instanceof ProblemError ? await this.currentOf(id) : null;
      if (!current) throw error;
      return read(String(current));
    }
  }

  /** The answer about a pair that is gone: a merge says which candidate both are now. */
  async goneError(pairId: string): Promise<ProblemError> {
    const into = await this.merges.staysOf({ pairId });
    if (!into) return new ProblemError('not_found');
    return new ProblemError('already_merged', { records: [String((await this.currentOf(into)) ?? into)] });
  }

  private async currentOf(id: Types.ObjectId | string): Promise<Types.ObjectId | null> {
    let current = await this.merges.staysOf({ goneId: id });
    for (let merges = 1; current && merges < MOST; merges += 1) {
      const next = await this.merges.staysOf({ goneId: current });
      if (!next) break;
      current = next;
    }
    return current;
  }
}
