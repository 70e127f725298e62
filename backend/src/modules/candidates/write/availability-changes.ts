import { isDeepStrictEqual } from 'node:util';
import {
  overlap,
  byFirstDay,
  UNSAID,
  withCurrentAway,
  type AvailabilityConfirmer,
  type DayPeriod,
  type FieldProblem,
  type FieldProblemCode,
  type SaidAvailability,
} from '@byline/shared-types/domain';
import { fieldProblem } from '../../../common/errors/problem.error.js';
import { isRecruiter, type Principal } from '../../../common/auth/principal.js';
import { objectId } from '../../../common/mongo/record.js';
import { today } from '../../../common/time.js';
import type { SetAvailabilityRequest } from '../dto/availability.dto.js';
import type { UnavailableInputDto } from '../dto/candidate-info.dto.js';
import type { CandidateAvailability } from '../record/candidate.record.js';

/** The person who says or confirms an availability, and the way. */
export interface AvailabilityAuthor {
  by: AvailabilityConfirmer;
  /** Null for the answer to a mail of a person without a login. */
  userId: CandidateAvailability['confirmedById'];
}

export const authorOf = (me: Principal): AvailabilityAuthor => ({
  by: isRecruiter(me) ? 'recruiter' : 'candidate',
  userId: objectId(me.userId),
});

export const confirmed = (said: SaidAvailability, author: AvailabilityAuthor | null): CandidateAvailability => ({
  ...said,
  confirmedOn: author && new Date(),
  confirmedBy: author?.by ?? null,
  confirmedById: author?.userId ?? null,
});

/** The places of the periods that share a day with an earlier one of the list. */
const overlapping = (away: readonly DayPeriod[]): number[] =>
  away.flatMap((one, place) => (away.slice(0, place).some((other) => overlap(one, other)) ? [place] : []));

/** An availability after a write of its short form `unavailable`, which confirms it if it changes a day. */
export function availabilityOf(
  written: UnavailableInputDto | null | undefined,
  old: CandidateAvailability | null,
  author: AvailabilityAuthor | null,
  refuse: (field: string, code: FieldProblemCode) => void,
): CandidateAvailability | null {
  if (written === undefined) return old;
  const { from, to } = written ?? {};
  if (from && to && to < from) refuse('candidateInfo.unavailable.to', 'end_before_start');
  const said = old ?? { ...UNSAID, weekdays: [], away: [] };
  const away = withCurrentAway(said.away, written, today());
  if (isDeepStrictEqual(away, said.away)) return old;
  if (overlapping(away).length > 0) refuse('candidateInfo.unavailable.from', 'already_listed');
  return confirmed({ ...said, away }, author);
}

/** The parts of a request, in the order and shape that the record keeps. */
export const saidOf = ({ away = [], weekdays = [], ...said }: SetAvailabilityRequest): SaidAvailability => ({
  state: said.state,
  from: said.from ?? null,
  until: said.until ?? null,
  daysPerWeek: said.daysPerWeek ?? null,
  hoursPerWeek: said.hoursPerWeek ?? null,
  weekdays: weekdays.toSorted((a, b) => a - b),
  away: byFirstDay(away.map(({ from, to = null }) => ({ from, to }))),
  noticeDays: said.noticeDays ?? null,
});

/** The contradictions of an availability. */
export function availabilityProblems({ from, until, daysPerWeek, hoursPerWeek, away }: SaidAvailability) {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, code: FieldProblemCode) => problems.push(fieldProblem(field, code));
  if (from !== null && until !== null && until < from) refuse('until', 'end_before_start');
  if (daysPerWeek !== null && hoursPerWeek !== null) refuse('hoursPerWeek', 'invalid');
  away.forEach(({ from: start, to }, index) => {
    if (to !== null && to < start) refuse(`away.${index}.to`, 'end_before_start');
  });
  for (const place of overlapping(away)) refuse(`away.${place}.from`, 'already_listed');
  return problems;
}
