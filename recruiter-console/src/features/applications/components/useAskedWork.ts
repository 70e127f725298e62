import { fitOfWork } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { useGetCandidateQuery, type AnsweredWorkDto, type ApplicationResponse } from '../../../api';
import { WORK_FIELDS } from '../../../components/jobs/work-values';

/** An application as it would be with this period of work, with whether its candidate is free then. */
export function useAskedWork(application: ApplicationResponse, own: AnsweredWorkDto): ApplicationResponse {
  const { candidateId, job } = application;
  const work = own.workFrom ? own : job;
  const isStored = WORK_FIELDS.every((field) => (application.work?.[field] ?? null) === work[field]);
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId }, { skip: isStored || job.isRemoved });
  // A removed job books nobody.
  if (isStored || job.isRemoved) return application;
  const { workFrom: from, workTo: to, workDays: days } = work;
  if (!from || !candidate) return { ...application, work: from ? work : null, fit: null };
  const others = candidate.bookings.filter(({ applicationId }) => applicationId !== application._id);
  const fit = fitOfWork(candidate.availability, others, { from, to, days }, today());
  return { ...application, work, fit: fit.fit === 'past' ? null : fit };
}
