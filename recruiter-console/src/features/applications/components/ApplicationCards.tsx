import { formatDay } from '@byline/web-kit/dates';
import type { ApplicationResponse } from '../../../api';
import { FitText } from '../../../components/availability/FitText';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { CardList } from '../../../components/ui/CardList';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ApplicationPill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import { displayName } from '../../../lib/format';
import style from './ApplicationCards.module.css';
import { DecidedBy, OwnWork, ProposedBy } from './Decided';
import { Decisions } from './Decisions';
import { JobRemoved } from './JobRemoved';
import type { DecisionActs } from './useDecisions';

interface ApplicationCardsProps extends DecisionActs {
  label: string;
  rows: readonly ApplicationResponse[];
  withJob: boolean;
  loadingRows?: number;
}

export function ApplicationCards({ label, rows, withJob, loadingRows, ...acts }: ApplicationCardsProps) {
  if (loadingRows !== undefined) return <ListSkeleton rows={loadingRows} />;
  return (
    <CardList label={label}>
      {rows.map((application) => (
        <li key={application._id}>
          <Avatar person={application.candidate} size="large" />
          <Stack className={style.card}>
            <Row wrap className={style.head}>
              <TitleLink large to={`/candidates/${application.candidate._id}`}>
                {displayName(application.candidate)}
              </TitleLink>
              <ApplicationPill status={application.status} />
            </Row>
            {withJob && (
              <Text tone="muted" cut>
                <span lang={application.job.languageId ?? undefined}>{application.job.title}</span> ·{' '}
                {application.job.client}
              </Text>
            )}
            <JobRemoved application={application} />
            <Text tone="muted" size="small">
              {formatDay(application.createdAt)}
            </Text>
            <OwnWork application={application} />
            <FitText application={application} />
            <ProposedBy application={application} />
            <DecidedBy application={application} short />
          </Stack>
          <div className={style.decisions}>
            <Decisions application={application} {...acts} />
          </div>
        </li>
      ))}
    </CardList>
  );
}
