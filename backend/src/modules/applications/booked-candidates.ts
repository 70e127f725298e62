import { Injectable } from '@nestjs/common';
import { byFirstDay } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Booking } from '../candidates/record/candidate.record.js';
import { Memberships } from '../candidates/write/memberships.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { ApplicationsRepository } from './applications.repository.js';

type Id = Types.ObjectId;

/** Computes anew for which days candidates are booked, from their approved applications and the periods of work of these or of their jobs (docs/domain/availability.md#bookings). */
@Injectable()
export class BookedCandidates {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly jobs: JobBriefs,
    private readonly memberships: Memberships,
  ) {}

  async refresh(candidateIds: readonly Id[], session: ClientSession): Promise<void> {
    const bookingsOf = await this.read(candidateIds, session);
    for (const id of candidateIds) await this.memberships.setBookings(id, bookingsOf([id]), session);
  }

  /** Books a candidate whom another one joins for the applications of both. */
  async refreshJoined(stays: Id, gone: Id, session: ClientSession): Promise<void> {
    const bookingsOf = await this.read([stays, gone], session);
    await this.memberships.setBookings(stays, bookingsOf([stays, gone]), session);
  }

  /** The same for all approved candidates of a job. */
  async refreshOfJob(jobId: Id, session: ClientSession): Promise<void> {
    await this.refresh(await this.repository.approvedFor(jobId, session), session);
  }

  private async read(
    candidateIds: readonly Id[],
    session: ClientSession,
  ): Promise<(candidateIds: readonly Id[]) => Booking[]> {
    const approved = await this.repository.findApproved(candidateIds, session);
    const workOf = await this.jobs.workOf(approved, session);
    return (ids) =>
      byFirstDay(
        approved
          .filter(({ candidateId }) => ids.some((id) => id.equals(candidateId)))
          .flatMap((application) => {
            const { _id: applicationId, jobId } = application;
            const work = workOf(application);
            return work ? [{ applicationId, jobId, ...work }] : [];
          }),
      );
  }
}
