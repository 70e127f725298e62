import { formatDay } from '@byline/web-kit/dates';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListApplicationsQuery, type ApplicationResponse } from '../../../api';
import { applicationsOf } from '../../../api/candidate-queries';
import { Row } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ApplicationPill } from '../../../components/ui/Pill';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import style from './CandidateApplications.module.css';
import { displayName } from '../../../lib/format';
import { Decisions } from './Decisions';
import { DecidedBy, OwnWork, Reasons } from './Decided';
import { JobRemoved } from './JobRemoved';
import { useMarkRead } from '../useMarkRead';
import { useDecisions } from './useDecisions';

interface CandidateApplicationsProps {
  candidateId: string;
  /** True on paper, which has no decisions. */
  readOnly?: boolean;
}

/** How the application had ended before a recruiter proposed the candidate again. */
const Before = ({ earlier }: Pick<ApplicationResponse, 'earlier'>) =>
  earlier.map(({ status, at }, index) => (
    <Fragment key={at ?? index}>
      {' · '}
      <FormattedMessage
        id={status === 'withdrawn' ? 'applications.withdrawnBefore' : 'applications.rejectedBefore'}
        values={{ date: at ? formatDay(at) : '' }}
      />
    </Fragment>
  ));

/** The day of the application or of the proposal, with the recruiter who made it. */
function AppliedOn({ application }: { application: ApplicationResponse }) {
  const { proposed, proposedBy, createdAt, reopenedAt } = application;
  const date = formatDay(reopenedAt ?? createdAt);
  if (reopenedAt)
    return (
      <>
        <FormattedMessage
          id={proposedBy ? 'applications.proposedAgainByOn' : 'applications.proposedAgainOn'}
          values={{ name: proposedBy ? displayName(proposedBy) : '', date }}
        />
        <Before {...application} />
      </>
    );
  if (!proposed) return <FormattedMessage id="applications.appliedOn" values={{ date }} />;
  if (!proposedBy) return <FormattedMessage id="applications.proposedOn" values={{ date }} />;
  return <FormattedMessage id="applications.proposedByOn" values={{ name: displayName(proposedBy), date }} />;
}

/** The applications of one candidate, with decisions beside the profile. */
export function CandidateApplications({ candidateId, readOnly = false }: CandidateApplicationsProps) {
  const { currentData, error, refetch } = useListApplicationsQuery(applicationsOf(candidateId));
  const decisions = useDecisions(currentData?.records ?? []);
  useMarkRead(candidateId, readOnly ? undefined : currentData?.records);
  if (!currentData)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  if (currentData.records.length === 0) {
    return (
      <Text as="p" tone="muted">
        <FormattedMessage id="applications.noneOfCandidateText" />
      </Text>
    );
  }
  return (
    <>
      <List>
        {currentData.records.map((application) => (
          <li className={style.application} key={application._id}>
            <Row>
              {application.job.isRemoved ? (
                <Text weight="medium" cut lang={application.job.languageId ?? undefined}>
                  {application.job.title}
                </Text>
              ) : (
                <TitleLink
                  to={`/jobs/${application.jobId}/applications`}
                  lang={application.job.languageId ?? undefined}
                >
                  {application.job.title}
                </TitleLink>
              )}
              <ApplicationPill status={application.status} />
            </Row>
            <Row wrap>
              <span className={style.facts}>
                <Text tone="muted">{application.job.client} · </Text>
                <AppliedOn application={application} />
                {application.status === 'pending' && (
                  <Text tone="muted">
                    {' · '}
                    <FormattedMessage id="applications.answerBy" values={{ date: formatDay(application.answerBy) }} />
                  </Text>
                )}
              </span>
              {!readOnly && <Decisions application={application} {...decisions.acts} />}
            </Row>
            <JobRemoved application={application} />
            <OwnWork application={application} />
            <DecidedBy application={application} />
            <Reasons application={application} />
          </li>
        ))}
      </List>
      {decisions.dialog}
    </>
  );
}
