import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Config } from '../../config/config.js';
import { FilesRepository } from './files.repository.js';

interface Room {
  files: number;
  bytes: number;
}

/** The quota of one candidate (docs/domain/files.md#quota). */
@Injectable()
export class Quota {
  private readonly limit: Room;

  constructor(
    private readonly repository: FilesRepository,
    config: Config,
  ) {
    this.limit = { files: config.CANDIDATE_FILES, bytes: config.CANDIDATE_FILE_BYTES };
  }

  /**
   * Refuses files beyond the quota. With a session, `added` is already written. Such a write changes the candidate, so that one of two simultaneous
   * writes sees the other.
   */
  async require(candidateId: string, added: Room, session?: ClientSession): Promise<void> {
    const used = await this.repository.usedBy(candidateId, session);
    const own = session ? added : { files: 0, bytes: 0 };
    const left = { files: this.limit.files - used.files + own.files, bytes: this.limit.bytes - used.bytes + own.bytes };
    if (added.files <= left.files && added.bytes <= left.bytes) return;
    const shown = { files: Math.max(0, left.files), bytes: Math.max(0, left.bytes) };
    const parameters = { files: String(shown.files), bytes: String(shown.bytes) };
    throw new ProblemError('quota_reached', { parameters, left: shown });
  }
}
