import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { CalendarItemRecord } from './calendar-item.schema.js';
import { CalendarRepository } from './calendar.repository.js';

export type NextAppointment = Pick<CalendarItemRecord, '_id' | 'candidateId' | 'startDate'>;

/** The appointments to come with candidates, for modules that the worker uses too. */
@Injectable()
export class NextAppointments {
  constructor(private readonly repository: CalendarRepository) {}

  /** The next appointment by candidate, or the one with the id `only`. */
  async of(
    candidates: readonly Types.ObjectId[],
    { only, session }: { only?: string | undefined; session?: ClientSession | undefined } = {},
  ): Promise<(candidate: Types.ObjectId) => NextAppointment | undefined> {
    const coming = await this.repository.findComing(candidates, new Date(), session);
    // The last one written stays: the earliest.
    const known = only === undefined ? coming : coming.filter(({ _id }) => String(_id) === only);
    const next = new Map(known.toReversed().map((item) => [String(item.candidateId), item]));
    return (candidate) => next.get(String(candidate));
  }

  /** The candidates with an appointment to come. */
  candidates(): Promise<Types.ObjectId[]> {
    return this.repository.candidatesComing(new Date());
  }
}
