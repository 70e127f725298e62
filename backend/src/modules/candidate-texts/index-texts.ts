import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Transactions } from '../../common/mongo/transactions.js';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import type { TextDueRecord } from './candidate-text.record.js';
import { CandidateTextsRepository } from './candidate-texts.repository.js';
import { textKeys } from './text-key.rules.js';
import { TextSourcesRepository } from './text-sources.repository.js';

const SECONDS = 1;
/** The time until another worker computes the keys of a worker that died. */
const LEASE_MS = 60_000;
/** Candidates at a time in one worker. */
const SIDE_BY_SIDE = 3;

/** Computes the keys of candidates whose texts changed, in the worker (docs/domain/lists.md#texts). A stop loses nothing: the rows stay. */
@Injectable()
export class IndexTexts implements OnModuleInit, OnModuleDestroy {
  private stopped = false;

  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly texts: CandidateTextsRepository,
    private readonly sources: TextSourcesRepository,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'follow texts', () => Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => this.run())));
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const now = Date.now();
      const due = await this.texts.takeDue(new Date(now), new Date(now + LEASE_MS));
      if (!due) return;
      await this.follow(due);
    }
  }

  private async follow(due: TextDueRecord): Promise<void> {
    const { candidateId } = due;
    if (!candidateId) return this.transactions.run((session) => this.texts.spreadSkill(due, session));
    const seen = new Set<string>();
    const kept = await this.transactions.run((session) => this.replace(candidateId, seen, session));
    await this.texts.dropStems([...seen].filter((stem) => !kept.has(stem)));
  }

  /**
   * Reads all texts as of one moment. It ends the rows of the candidate, as an erasure does, and so conflicts with it: no key of an erased
   * person remains.
   */
  private async replace(candidateId: Types.ObjectId, seen: Set<string>, session: ClientSession): Promise<Set<string>> {
    await this.texts.endDues(candidateId, session);
    for (const stem of await this.texts.stemsOf([candidateId], session)) seen.add(stem);
    const { existing, sources } = await this.sources.of([candidateId], session);
    if (!existing.has(String(candidateId))) {
      await this.texts.remove([candidateId], session);
      return new Set();
    }
    const found = textKeys(sources);
    for (const stem of found.words.keys()) seen.add(stem);
    await this.texts.addStems(found.words);
    await this.texts.put(candidateId, found, session);
    return new Set(found.words.keys());
  }
}
