import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Transactions } from '../../common/mongo/transactions.js';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { CandidateTextsRepository } from './candidate-texts.repository.js';
import { textKeys } from './text-key.rules.js';
import { TextSourcesRepository } from './text-sources.repository.js';

type Id = Types.ObjectId;

const SECONDS = 1;
/** The time until another worker computes the keys of a worker that died. */
const LEASE_MS = 60_000;
/** The most rows of one transaction, whose candidates share its look-ups. */
const TOGETHER = 25;

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
    this.jobs.every(SECONDS, 'follow texts', () => this.run());
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const now = Date.now();
      const due = await this.texts.takeDue(TOGETHER, new Date(now), new Date(now + LEASE_MS));
      if (due.length === 0) return;
      for (const row of due.filter(({ skillId }) => skillId)) {
        await this.transactions.run((session) => this.texts.spreadSkill(row, session));
      }
      const ids = new Map(due.flatMap(({ candidateId }) => (candidateId ? [[String(candidateId), candidateId]] : [])));
      if (ids.size > 0) await this.follow([...ids.values()]);
    }
  }

  /** A candidate who fails does not hold the others up. */
  private async follow(ids: readonly Id[]): Promise<void> {
    try {
      await this.followTogether(ids);
    } catch (error) {
      if (ids.length === 1) throw error;
      const alone = await Promise.allSettled(ids.map((id) => this.followTogether([id])));
      const failed = alone.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  private async followTogether(ids: readonly Id[]): Promise<void> {
    const seen = new Set<string>();
    const kept = await this.transactions.run((session) => this.replace(ids, seen, session));
    await this.texts.dropStems([...seen].filter((stem) => !kept.has(stem)));
  }

  /**
   * Reads all texts as of one moment. It ends the rows of the candidates, as an erasure does, and so conflicts with it: no key of an erased
   * person remains.
   */
  private async replace(ids: readonly Id[], seen: Set<string>, session: ClientSession): Promise<Set<string>> {
    await this.texts.endDues(ids, session);
    for (const stem of await this.texts.stemsOf(ids, session)) seen.add(stem);
    const { existing, sources } = await this.sources.of(ids, session);
    const byCandidate = Map.groupBy(sources, ({ candidateId }) => String(candidateId));
    const [here, gone] = [ids.filter((id) => existing.has(String(id))), ids.filter((id) => !existing.has(String(id)))];
    const found = here.map((_id) => ({ _id, ...textKeys(byCandidate.get(String(_id)) ?? []) }));
    const words = new Map(found.flatMap((one) => [...one.words]));
    for (const stem of words.keys()) seen.add(stem);
    if (gone.length > 0) await this.texts.remove(gone, session);
    await this.texts.addStems(words);
    await this.texts.put(found, session);
    return new Set(words.keys());
  }
}
