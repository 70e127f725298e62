import { visuallyHidden } from '@byline/web-kit/ui';
import { formatDay } from '@byline/web-kit/dates';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ApplicationResponse } from '../../../api';
import { candidateMessages as words } from '../../../components/candidate/messages';
import { Rate, UnitRoom } from '../../../components/candidate/rate';
import { Languages, useFunctionName } from '../../../components/candidate/texts';
import { Row, Stack } from '../../../components/layout/Stack';
import { PersonLink } from '../../../components/people/PersonLink';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import { common } from '../../../i18n/common';
import { applicationStatus } from '../../../i18n/labels';
import { displayName } from '../../../lib/format';
import { messages } from '../messages';
import style from './application-columns.module.css';
import { Decided } from './Decided';
import { useRemoveApplication } from './useRemoveApplication';

/** In the order they leave a table that gets narrower. */
export const HIDE_ORDER = ['city', 'rate', 'languages', 'function', 'applied'];

/** Where the panel beside a job has less room. */
const WIDTHS: Record<string, number> = { candidate: 150, applied: 92 };

interface DecisionsProps {
  application: ApplicationResponse;
  onApprove: (application: ApplicationResponse) => void;
  onDecline: (application: ApplicationResponse) => void;
  /** Where there is room for the two alone: approve, the first of them, has an edge. */
  framed?: boolean;
}

/** Approve is closed to a successful one, decline to a rejected one (docs/domain/recruiting.md#deciding). */
export function Decisions({ application, onApprove, onDecline, framed = false }: DecisionsProps) {
  const { formatMessage } = useIntl();
  const remove = useRemoveApplication();
  const name = displayName(application.candidate);
  return (
    <Row as="span" gap={4} atEnd>
      <Button
        size="small"
        {...(!framed && { variant: 'text' })}
        disabled={application.status === 'successful'}
        aria-label={formatMessage(messages.approveOf, { name })}
        onClick={() => onApprove(application)}
      >
        <FormattedMessage {...messages.approve} />
      </Button>
      <Button
        size="small"
        variant="text"
        disabled={application.status === 'rejected'}
        aria-label={formatMessage(messages.declineOf, { name })}
        onClick={() => onDecline(application)}
      >
        <FormattedMessage {...messages.decline} />
      </Button>
      {!framed && (
        <MoreMenu
          label={`${formatMessage(messages.actions)}: ${name}`}
          entries={[{ id: 'remove', label: formatMessage(common.delete), onClick: () => remove(application) }]}
        />
      )}
    </Row>
  );
}

type Actions = Pick<DecisionsProps, 'onApprove' | 'onDecline'>;

/** Of all jobs, of one, or of one beside its page. */
type Where = 'all' | 'job' | 'beside';

/** Beside the page of the job: what is to be decided, or what was and by whom, with the other decision behind three dots. */
function StateOrDecisions({ application, ...actions }: DecisionsProps) {
  const { formatMessage } = useIntl();
  const remove = useRemoveApplication();
  if (application.status === 'pending') return <Decisions application={application} framed {...actions} />;
  const name = displayName(application.candidate);
  return (
    <Row as="span" gap={4} atEnd>
      <Decided application={application} short />
      <MoreMenu
        label={`${formatMessage(messages.actions)}: ${name}`}
        entries={[
          {
            id: 'approve',
            label: formatMessage(messages.approve),
            disabled: application.status === 'successful',
            onClick: () => actions.onApprove(application),
          },
          {
            id: 'decline',
            label: formatMessage(messages.decline),
            disabled: application.status === 'rejected',
            onClick: () => actions.onDecline(application),
          },
          { id: 'remove', label: formatMessage(common.delete), onClick: () => remove(application) },
        ]}
      />
    </Row>
  );
}

/** Columns of the applications; the job has one where there are several jobs. */
export function useApplicationColumns(actions: Actions, where: Where): Column<ApplicationResponse, 'createdAt'>[] {
  const { formatMessage } = useIntl();
  const functionName = useFunctionName();
  const text = (value: string) => <span title={value}>{value}</span>;
  const decided: Column<ApplicationResponse, 'createdAt'> = {
    id: 'decided',
    header: <span className={visuallyHidden}>{formatMessage(words.status)}</span>,
    width: 196,
    align: 'right',
    cell: (application) => <StateOrDecisions application={application} {...actions} />,
  };
  const columns: Column<ApplicationResponse, 'createdAt'>[] = [
    {
      id: 'candidate',
      header: formatMessage(messages.candidate),
      width: 200,
      cell: ({ candidate }) =>
        where === 'beside' ? (
          <Stack as="span">
            <PersonLink person={candidate} />
            <Text size="small" tone="muted" cut className={style.byline}>
              {[functionName(candidate.function), candidate.city].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        ) : (
          <PersonLink person={candidate} />
        ),
    },
    {
      id: 'job',
      header: formatMessage(messages.job),
      width: 220,
      cell: ({ job }) => (
        <Link to={`/jobs/${job._id}/applications`} className={style.job} title={`${job.title} · ${job.client}`}>
          <span lang={job.languageId ?? undefined}>{job.title}</span> <Text tone="muted">· {job.client}</Text>
        </Link>
      ),
    },
    {
      id: 'function',
      header: formatMessage(words.function),
      width: 150,
      cell: ({ candidate }) => text(functionName(candidate.function)),
    },
    {
      id: 'languages',
      header: formatMessage(words.languages),
      width: 120,
      cell: ({ candidate }) => <Languages skills={candidate} />,
    },
    { id: 'city', header: formatMessage(words.city), width: 110, cell: ({ candidate }) => text(candidate.city ?? '') },
    {
      id: 'rate',
      header: (
        <>
          {formatMessage(words.rate)}
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
      header: formatMessage(messages.applied),
      width: 110,
      digits: true,
      sort: 'createdAt',
      cell: ({ createdAt }) => <Text tone="muted">{formatDay(createdAt)}</Text>,
    },
    {
      id: 'status',
      header: formatMessage(words.status),
      width: 184,
      ofPill: true,
      pills: Object.values(applicationStatus).map((label) => formatMessage(label)),
      cell: (application) => <Decided application={application} />,
    },
    {
      id: 'actions',
      header: <span className={visuallyHidden}>{formatMessage(messages.actions)}</span>,
      width: 206,
      align: 'right',
      cell: (application) => <Decisions application={application} {...actions} />,
    },
  ];
  if (where === 'beside') {
    const ofJob = columns.filter(({ id }) => id === 'candidate' || id === 'applied');
    return [...ofJob.map((column) => ({ ...column, width: WIDTHS[column.id] ?? column.width })), decided];
  }
  return where === 'all' ? columns : columns.filter(({ id }) => id !== 'job');
}
