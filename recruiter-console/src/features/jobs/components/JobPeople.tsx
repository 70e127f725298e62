import { askedOf, USER_FUNCTIONS } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Link } from 'react-router-dom';
import type { JobResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';
import { formatListState, parseListState } from '../../../lib/candidate-list/list-state';
import { NO_FILTERS, type Filters } from '../../../lib/candidate-list/filters';
import { useListCounts } from '../../../lib/candidate-list/useListCounts';
import { useCountText } from '../../../lib/counted';
import { useJobOptions } from '../useJobOptions';
import style from './JobPeople.module.css';

/** The list of active candidates with these filters: its address and its count. */
function useList(filters: Partial<Filters>) {
  const state = { ...parseListState(new URLSearchParams()), filters: { ...NO_FILTERS, ...filters } };
  return { to: `/candidates?${formatListState(state).toString()}`, total: useListCounts(state).total };
}

/** Leads from a job with a period of work to its candidates who are free then, and to all of its function who are. */
function FreePeople({ job, freeBetween }: { job: JobResponse; freeBetween: Filters['freeBetween'] }) {
  const t = useT();
  const countText = useCountText();
  const { functionName } = useJobOptions();
  const free = { freeBetween, freeDays: job.workDays ? String(job.workDays) : '' };
  const ofJob = useList({ jobId: job._id });
  const freeOfJob = useList({ ...free, jobId: job._id });
  const known = USER_FUNCTIONS.filter((name) => name === job.function);
  const freeOfFunction = useList({ ...free, function: known });
  if (!ofJob.total || !freeOfJob.total || !freeOfFunction.total) return null;
  return (
    <div className={style.people}>
      {ofJob.total.count > 0 && (
        <Link to={freeOfJob.to}>{t('jobs.freeHere', { free: freeOfJob.total.count, count: ofJob.total.count })}</Link>
      )}
      <Text as="span">
        <Link to={freeOfFunction.to}>
          {known.length > 0
            ? t('jobs.freeAll', { function: functionName(job.function), count: countText(freeOfFunction.total) })
            : t('jobs.freeAllOf')}
        </Link>
      </Text>
    </div>
  );
}

/** Shows the links of a job whose period of work is not over. */
export function JobPeople({ job }: { job: JobResponse }) {
  const { workFrom, workTo } = job;
  if (!workFrom || (workTo && workTo < today())) return null;
  const { from, to } = askedOf({ from: workFrom, to: workTo ?? null }, today());
  return <FreePeople job={job} freeBetween={{ from, to }} />;
}
