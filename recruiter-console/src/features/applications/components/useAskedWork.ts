import { fitOfWork } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { useGetCandidateQuery, type ApplicationResponse, type FitDto } from '../../../api';
import { NO_WORK, toWork, WORK_FIELDS } from '../../../components/jobs/work-values';
import type { OwnWorkValues } from '../model';
import { ownWorkSchema } from '../schema';

const UNREAD = { fit: 'unknown', day: null } satisfies FitDto;

/** An application as it would be with this period of work, with whether its candidate is free then. While a typed day has an error, it has no period. */
export function useAskedWork(application: ApplicationResponse, values: OwnWorkValues): ApplicationResponse {
  const { candidateId, job } = application;
  const own = toWork(ownWorkSchema.isValidSync(values) ? values : NO_WORK);
  const work = values.own ? own : job;
  const isStored = WORK_FIELDS.every((field) => (application.work?.[field] ?? null) === work[field]);
  const { currentData: candidate, isError } = useGetCandidateQuery(
    { id: candidateId },
    { skip: isStored || job.isRemoved },
  );
  // A removed job books nobody.
  if (isStored || job.isRemoved) return application;
  const { workFrom: from, workTo: to, workDays: days } = work;
  if (!from) return { ...application, work: null, fit: null };
  // A candidate whose days could not be read counts as unknown, not as free.
  if (!candidate) return { ...application, work, fit: isError ? UNREAD : null };
  const others = candidate.bookings.filter(({ applicationId }) => applicationId !== application._id);
  const fit = fitOfWork(candidate.availability, others, { from, to, days }, today());
  return { ...application, work, fit: fit.fit === 'past' ? null : fit };
}
