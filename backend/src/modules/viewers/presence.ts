import { Inject, Injectable } from '@nestjs/common';
import { VIEWER_MS } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';
import { ChangePublisher } from '../../common/changes/change-publisher.js';

/** The present act of recruiters, such as looking at one candidate. */
export interface Place {
  key: string;
  /** The readers of this candidate are told when somebody comes or goes. */
  candidateId: string;
}

/** Remembers in Redis which recruiters are at a place. One who is not renewed counts as gone. */
@Injectable()
export class Presence {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    private readonly changes: ChangePublisher,
  ) {}

  /** Counts a recruiter as present for a while, and returns the others. */
  async renew(place: Place, userId: string): Promise<string[]> {
    const { key } = place;
    const now = Date.now();
    const results = await this.redis
      .multi()
      .zremrangebyscore(key, '-inf', now - VIEWER_MS)
      .zadd(key, now, userId)
      .pexpire(key, VIEWER_MS)
      .zrange(key, '0', '-1')
      .exec();
    const [gone, added, , present] = (results ?? []).map(([, result]) => result) as [number, number, number, string[]];
    if (gone + added > 0) this.tell(place, userId);
    return present.filter((other) => other !== userId);
  }

  async leave(place: Place, userId: string): Promise<void> {
    if ((await this.redis.zrem(place.key, userId)) > 0) this.tell(place, userId);
  }

  async others({ key }: Place, userId: string): Promise<string[]> {
    const present = await this.redis.zrangebyscore(key, `(${Date.now() - VIEWER_MS}`, '+inf');
    return present.filter((other) => other !== userId);
  }

  private tell({ candidateId }: Place, by: string): void {
    this.changes.publish({ kind: 'viewer', id: null, candidateId, by });
  }
}
