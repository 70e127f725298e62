import { Inject, Injectable } from '@nestjs/common';
import { VIEWER_MS } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';
import { ChangePublisher } from '../../common/changes/change-publisher.js';
import type { Principal } from '../../common/auth/principal.js';
import { CandidatesService } from '../candidates/candidates.service.js';

const keyOf = (candidateId: string): string => `byline:viewers:${candidateId}`;

/** Remembers in Redis which recruiters look at a candidate. A viewer who is not renewed counts as gone. */
@Injectable()
export class ViewersService {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    private readonly candidates: CandidatesService,
    private readonly changes: ChangePublisher,
  ) {}

  /** Counts the caller as a viewer for a while, and returns the other viewers. */
  async renew({ userId }: Principal, candidateId: string): Promise<string[]> {
    await this.candidates.get(candidateId);
    const key = keyOf(candidateId);
    const now = Date.now();
    const results = await this.redis
      .multi()
      .zremrangebyscore(key, '-inf', now - VIEWER_MS)
      .zadd(key, now, userId)
      .pexpire(key, VIEWER_MS)
      .zrange(key, '0', '-1')
      .exec();
    const [gone, added, , viewers] = (results ?? []).map(([, result]) => result) as [number, number, number, string[]];
    if (gone + added > 0) this.tell(candidateId, userId);
    return viewers.filter((viewer) => viewer !== userId);
  }

  async leave({ userId }: Principal, candidateId: string): Promise<void> {
    if ((await this.redis.zrem(keyOf(candidateId), userId)) > 0) this.tell(candidateId, userId);
  }

  private tell(candidateId: string, by: string): void {
    this.changes.publish({ kind: 'viewer', id: null, candidateId, by });
  }
}
