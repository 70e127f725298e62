import { APPLICATION_STATUSES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { formatDay } from '@byline/web-kit/dates';
import { Link } from 'react-router-dom';
import type { ApplicationResponse } from '../../../api';
import { FitText, saysFit } from '../../../components/availability/FitText';
import { Rate, UnitRoom } from '../../../components/candidate/rate';
import { Languages, useFunctionName } from '../../../components/candidate/texts';
import { Stack } from '../../../components/layout/Stack';
import { PersonLink } from '../../../components/people/PersonLink';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import { hasOwnWork } from '../model';
import style from './application-columns.module.css';
import { Decided, OwnWork, ProposedBy } from './Decided';
import { Decisions, StateOrDecisions } from './Decisions';
import { JobRemoved } from './JobRemoved';
import type { DecisionActs } from './useDecisions';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['city', 'rate', 'languages', 'function', 'applied'];

/** Narrower columns for the panel beside a job and for a narrow window. */
const WIDTHS: Record<string, number> = { candidate: 150, job: 122, applied: 92 };

/** The width in px that the columns with their own decision buttons need, without those of `HIDE_ORDER`. */
const WIDE = { all: 980, job: 760 };
/** A narrower table scrolls sideways with either columns, and one line a name shows more rows: a phone on its side. */
const TIGHT = 600;

/** Applications of all jobs or of one job. */
export type Where = keyof typeof WIDE;

/** True if a table of this width has no room for status and decision in two columns; a wider table would hide the decisions at its right. */
export const isTight = (where: Where, width: number): boolean => width >= TIGHT && width < WIDE[where];

/** The job of an application; a removed one has no page. */
function JobCell({ application }: { application: ApplicationResponse }) {
  const { job } = application;
  const text = (
    <>
      <span lang={job.languageId ?? undefined}>{job.title}</span> <Text tone="muted">· {job.client}</Text>
    </>
  );
  const title = `${job.title} · ${job.client}`;
  if (!job.isRemoved)
    return (
      <Link to={`/jobs/${job._id}/applications`} className={style.job} title={title}>
        {text}
      </Link>
    );
  return (
    <Stack as="span">
      <Text cut title={title}>
        {text}
      </Text>
      <JobRemoved application={application} />
    </Stack>
  );
}

/**
 * Columns of the applications. Only a list of several jobs has a column for the job.
 * @param tight one column for status and decision, the function below the name, no other columns
 */
export function useApplicationColumns(
  acts: DecisionActs,
  where: Where,
  tight: boolean,
): Column<ApplicationResponse, 'createdAt'>[] {
  const t = useT();
  const functionName = useFunctionName();
  const text = (value: string) => <span title={value}>{value}</span>;
  const decided: Column<ApplicationResponse, 'createdAt'> = {
    id: 'decided',
    header: <span className={visuallyHidden}>{t('candidate.status')}</span>,
    width: 196,
    align: 'right',
    cell: (application) => <StateOrDecisions application={application} {...acts} />,
  };
  const columns: Column<ApplicationResponse, 'createdAt'>[] = [
    {
      id: 'candidate',
      header: t('applications.candidate'),
      width: 200,
      cell: (application) =>
        tight ? (
          <Stack as="span" className={style.person}>
            <PersonLink person={application.candidate} />
            {saysFit(application) || hasOwnWork(application) ? (
              <Stack as="span" className={style.byline}>
                <OwnWork application={application} short />
                <FitText application={application} />
              </Stack>
            ) : (
              <Text size="small" tone="muted" cut className={style.byline}>
                {[functionName(application.candidate.function), application.candidate.city].filter(Boolean).join(' · ')}
              </Text>
            )}
          </Stack>
        ) : (
          <Stack as="span" className={style.person}>
            <PersonLink person={application.candidate} />
            <OwnWork application={application} short />
            <FitText application={application} />
          </Stack>
        ),
    },
    {
      id: 'job',
      header: t('applications.job'),
      width: 220,
      cell: (application) => <JobCell application={application} />,
    },
    {
      id: 'function',
      header: t('candidate.function'),
      width: 150,
      cell: ({ candidate }) => text(functionName(candidate.function)),
    },
    {
      id: 'languages',
      header: t('candidate.languages'),
      width: 120,
      cell: ({ candidate }) => <Languages skills={candidate} />,
    },
    { id: 'city', header: t('candidateField.city'), width: 110, cell: ({ candidate }) => text(candidate.city ?? '') },
    {
      id: 'rate',
      header: (
        <>
          {t('candidate.rate')}
          <UnitRoom />
        </>
      ),
      width: 110,
      digits: true,
      align: 'right',
      cell: ({ candidate }) => <Rate inColumn price={candidate.pricePerWord} functionName={candidate.function} />,
    },
    {
      id: 'applied',
      header: t('applications.applied'),
      width: 110,
      digits: true,
      sort: 'createdAt',
      cell: (application) => (
        <Stack as="span">
          <Text tone="muted">{formatDay(application.createdAt)}</Text>
          <ProposedBy application={application} short />
        </Stack>
      ),
    },
    {
      id: 'status',
      header: t('candidate.status'),
      width: 184,
      ofPill: true,
      pills: APPLICATION_STATUSES.map((status) => t(`application.${status}`)),
      cell: (application) => <Decided application={application} />,
    },
    {
      id: 'actions',
      header: <span className={visuallyHidden}>{t('applications.actions')}</span>,
      width: 214,
      align: 'right',
      cell: (application) => <Decisions application={application} {...acts} />,
    },
  ];
  const ofList = where === 'all' ? columns : columns.filter(({ id }) => id !== 'job');
  if (!tight) return ofList;
  const narrowed = ofList.flatMap((column) => {
    const width = WIDTHS[column.id];
    return width === undefined ? [] : [{ ...column, width }];
  });
  return [...narrowed, decided];
}
