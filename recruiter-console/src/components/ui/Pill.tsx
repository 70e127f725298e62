import type { ApplicationStatus, EmailStatus, InterviewStatus } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { applicationStatus, emailStatus, interviewStatus, labels, scoreLabel } from '../../i18n/labels';
import { Icon } from './Icon';
import type { IconName } from './icons';

type Tone = '' | 'info' | 'live' | 'warn' | 'ok' | 'deal' | 'bad' | 'off';
type Look = readonly [tone: Tone, icon: IconName];

/** The ring fills as the candidate moves on (docs/domain/interface.md#pills). */
const INTERVIEW: Record<InterviewStatus, Look> = {
  none: ['', 'stageNone'],
  phone_interview: ['info', 'stagePhone'],
  test: ['info', 'stageTest'],
  live_interview: ['live', 'stageLive'],
  offer: ['warn', 'stageOffer'],
  active: ['ok', 'stageActive'],
  contract: ['deal', 'stageContract'],
};
const APPLICATION: Record<ApplicationStatus, Look> = {
  pending: ['', 'stageNone'],
  successful: ['ok', 'stageActive'],
  rejected: ['bad', 'rejected'],
};
const EMAIL: Record<EmailStatus, Look> = {
  scheduled: ['info', 'clock'],
  sending: ['live', 'stageTest'],
  sent: ['ok', 'stageActive'],
  failed: ['bad', 'rejected'],
  cancelled: ['off', 'rejected'],
};
const SCORE_TONES: readonly Tone[] = ['bad', 'warn', '', 'ok'];

interface PillProps {
  tone: Tone;
  icon?: IconName;
  children: ReactNode;
}

function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={['pill', tone, !icon && 'plain'].filter(Boolean).join(' ')}>
      {icon && <Icon name={icon} small />}
      {children}
    </span>
  );
}

/** Interview stage of a candidate; archived wins over any stage. */
export function StatusPill({ status, archived = false }: { status: InterviewStatus; archived?: boolean }) {
  if (archived) {
    return (
      <Pill tone="off" icon="archive">
        <FormattedMessage {...labels.archived} />
      </Pill>
    );
  }
  const [tone, icon] = INTERVIEW[status];
  return (
    <Pill tone={tone} icon={icon}>
      <FormattedMessage {...interviewStatus[status]} />
    </Pill>
  );
}

export function ApplicationPill({ status }: { status: ApplicationStatus }) {
  const [tone, icon] = APPLICATION[status];
  return (
    <Pill tone={tone} icon={icon}>
      <FormattedMessage {...applicationStatus[status]} />
    </Pill>
  );
}

export function EmailPill({ status }: { status: EmailStatus }) {
  const [tone, icon] = EMAIL[status];
  return (
    <Pill tone={tone} icon={icon}>
      <FormattedMessage {...emailStatus[status]} />
    </Pill>
  );
}

/** Score of a note; none (-1) shows nothing. */
export function ScorePill({ score }: { score: number }) {
  const label = scoreLabel(score);
  if (!label) return null;
  return (
    <Pill tone={SCORE_TONES[score] ?? ''}>
      <FormattedMessage {...label} />
    </Pill>
  );
}
