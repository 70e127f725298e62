import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ApplicationResponse } from '../../../api';
import { usePeriod, useWork } from '../../../components/jobs/times';
import { Stack } from '../../../components/layout/Stack';
import { ApplicationPill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { hasOwnWork } from '../model';
import style from './Decided.module.css';

/** Names the recruiter who proposed the candidate; empty if the candidate applied. */
export function ProposedBy({ application: { proposed, proposedBy }, short = false }: DecidedProps) {
  const t = useT();
  if (!proposed) return null;
  const full = proposedBy
    ? t('applications.proposedBy', { name: displayName(proposedBy) })
    : t('applications.proposed');
  return (
    <Text size="small" tone="muted" cut title={full}>
      {short && proposedBy ? t('applications.by', { name: proposedBy.firstname }) : full}
    </Text>
  );
}

interface DecidedProps {
  application: ApplicationResponse;
  /** Shows only the first name, where there is little room. */
  short?: boolean;
}

interface OwnWorkProps extends Pick<DecidedProps, 'application'> {
  /** Leaves the days a week to the title, where there is little room. */
  short?: boolean;
}

/** Names the recruiter and the day of a decision, and links to the mail of a decline; of a withdrawal, names the day. Empty while pending. */
export function DecidedBy({ application, short = false }: DecidedProps) {
  const { candidateId, decidedAt, decidedBy, emailId, reason, withdrawnAt } = application;
  if (withdrawnAt)
    return (
      <Text size="small" tone="muted" cut>
        {formatDay(withdrawnAt)}
      </Text>
    );
  if (!decidedAt) return null;
  const name = decidedBy && (short ? decidedBy.firstname : displayName(decidedBy));
  const by = [name, formatDay(decidedAt)].filter(Boolean).join(' · ');
  return (
    <Text size="small" tone="muted" cut title={[by, reason].filter(Boolean).join('\n')}>
      {emailId ? (
        <Link className={style.mail} to={`/candidates/${candidateId}?tab=mail&mail=${emailId}`}>
          {by}
          <span className={visuallyHidden}>
            {' '}
            (<FormattedMessage id="applications.itsMail" />)
          </span>
        </Link>
      ) : (
        by
      )}
    </Text>
  );
}

/** The period of work of an application that has its own and has not ended. */
export function OwnWork({ application, short = false }: OwnWorkProps) {
  const t = useT();
  const work = useWork();
  const period = usePeriod();
  if (!hasOwnWork(application)) return null;
  const full = t('applications.ownDays', { days: work(application) });
  const days = period(application.workFrom, application.workTo);
  return (
    <Text size="small" tone="muted" className={style.ownWork} title={full}>
      {short ? t('applications.ownDaysShort', { days }) : full}
    </Text>
  );
}

export const Decided = ({ application, short = false }: DecidedProps) => (
  <Stack as="span" className={style.decided}>
    <ApplicationPill status={application.status} />
    <DecidedBy application={application} short={short} />
  </Stack>
);

/** The reasons that a recruiter gave for a decision. */
export function Reasons({ application: { reason, candidateReason } }: { application: ApplicationResponse }) {
  const t = useT();
  const said = [
    ['applications.why', reason],
    ['applications.toldCandidate', candidateReason],
  ] as const;
  return said.map(
    ([label, text]) =>
      text && (
        <Text key={label} as="p" asTyped>
          <Text tone="muted">{t('common.labelOf', { label: t(label) })}</Text> {text}
        </Text>
      ),
  );
}
