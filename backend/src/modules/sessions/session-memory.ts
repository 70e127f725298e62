import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Principal } from '../../common/auth/principal.js';
import { SessionProcesses } from './session-processes.js';

const MAX_REMEMBERED = 10_000;

/** Who a session is of, and how long it lasts. */
export interface FoundSession {
  principal: Principal;
  expiresAt: Date;
}

/** The sessions this process looked up, for as long as its lease: a second or two. */
@Injectable()
export class SessionMemory {
  private readonly remembered = new LRUCache<string, { principal: Principal; until: number }>({ max: MAX_REMEMBERED });
  private endings = 0;

  constructor(private readonly processes: SessionProcesses) {
    processes.onEnding(() => this.forget());
  }

  async find(sessionId: string, lookUp: () => Promise<FoundSession | null>): Promise<Principal | null> {
    const known = this.remembered.get(sessionId);
    if (known && performance.now() < known.until) return known.principal;
    // Both from before the look-up: of an ending after it, this process is told by then, or has no lease any more.
    const lease = this.processes.lease();
    const { endings } = this;
    const found = await lookUp();
    if (found && endings === this.endings) {
      const until = Math.min(lease, performance.now() + found.expiresAt.getTime() - Date.now());
      this.remembered.set(sessionId, { principal: found.principal, until });
    }
    return found && found.principal;
  }

  private forget(): void {
    this.endings += 1;
    this.remembered.clear();
  }
}
