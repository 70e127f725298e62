import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { objectId } from '../../../common/mongo/record.js';
import type { Booking, CandidateName } from '../record/candidate.record.js';
import { CandidatesRepository } from '../record/candidates.repository.js';

type Id = string | Types.ObjectId;

/** The folders, jobs and bookings of candidates: records of other modules, stored with the candidate for the filters of the list. */
@Injectable()
export class Memberships {
  constructor(private readonly repository: CandidatesRepository) {}

  async addJob(id: Id, jobId: Id, session: ClientSession): Promise<void> {
    await this.repository.setMany({ _id: id }, { $addToSet: { jobs: jobId } }, session);
  }

  async removeJob(id: Id, jobId: Id, session: ClientSession): Promise<void> {
    await this.repository.setMany({ _id: id }, { $pull: { jobs: jobId } }, session);
  }

  async setBookings(id: Id, bookings: readonly Booking[], session: ClientSession): Promise<void> {
    await this.repository.setMany({ _id: id }, { $set: { bookings } }, session);
  }

  /** Adds candidates to folders; refuses an id without a candidate. */
  async addToFolders(
    ids: readonly string[],
    folders: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<void> {
    const unique = [...new Set(ids.map((id) => id.toLowerCase()))].map(objectId);
    const added = { $addToSet: { folders: { $each: [...folders] } } };
    const found = await this.repository.setMany({ _id: { $in: unique } }, added, session);
    if (found < unique.length) throw ProblemError.field('candidates', 'no_candidate_found');
  }

  /** Replaces the folders of candidates that this transaction has read. */
  async setFolders(
    changes: readonly { _id: Types.ObjectId; folders: Types.ObjectId[] }[],
    session: ClientSession,
  ): Promise<void> {
    if (changes.length > 0) await this.repository.setFolders(changes, session);
  }

  /** Removes one candidate, or all of them, from a folder. */
  async removeFromFolder(folderId: Types.ObjectId, id: Id | undefined, session: ClientSession): Promise<void> {
    const match = id ? { _id: id } : { folders: folderId };
    await this.repository.setMany(match, { $pull: { folders: folderId } }, session);
  }

  inFolder(folderId: Types.ObjectId, limit: number): Promise<{ candidates: CandidateName[]; count: number }> {
    return this.repository.inFolder(folderId, limit);
  }
}
