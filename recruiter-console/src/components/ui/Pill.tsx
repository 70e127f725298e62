import {
  noteScoreName,
  type ApplicationStatus,
  type EmailStatus,
  type InterviewStatus,
  type NoteScoreName,
} from '@byline/shared-types/domain';
import clsx from 'clsx';
import {
  Archive,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  Clock,
  FileCheck,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { scoreLabel } from '../../i18n/labels';
import style from './Pill.module.css';
import { CircleFilled, CircleHalf, CircleQuarter, CircleThreeQuarters } from './stage-icons';

/** Tones by meaning; `signed` is `good` with an edge. */
const TONES = {
  neutral: null,
  info: style.info,
  live: style.live,
  warning: style.warning,
  good: style.good,
  signed: clsx(style.good, style.edged),
  bad: style.bad,
  off: style.off,
};

type Tone = keyof typeof TONES;
type Look = readonly [tone: Tone, icon: LucideIcon];

/** The ring fills as the candidate advances (docs/domain/interface.md#pills). */
const INTERVIEW: Record<InterviewStatus, Look> = {
  none: ['neutral', CircleDashed],
  phone_interview: ['info', CircleQuarter],
  test: ['info', CircleHalf],
  live_interview: ['live', CircleThreeQuarters],
  offer: ['warning', CircleFilled],
  active: ['good', CircleCheck],
  contract: ['signed', FileCheck],
};
const APPLICATION: Record<ApplicationStatus, Look> = {
  pending: ['neutral', CircleDashed],
  successful: ['good', CircleCheck],
  rejected: ['bad', CircleX],
  withdrawn: ['off', CircleX],
};
const EMAIL: Record<EmailStatus, Look> = {
  scheduled: ['info', Clock],
  sending: ['live', CircleHalf],
  sent: ['good', CircleCheck],
  failed: ['bad', CircleX],
  cancelled: ['off', CircleX],
  held: ['warning', CirclePause],
};
const SCORE: Record<NoteScoreName, Tone> = {
  none: 'neutral',
  veryBad: 'bad',
  bad: 'warning',
  good: 'neutral',
  veryGood: 'good',
};

interface PillProps {
  tone: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}

function Pill({ tone, icon: Icon, children }: PillProps) {
  return (
    <span className={clsx(style.pill, TONES[tone], !Icon && style.plain)}>
      {Icon && <Icon size={12} />}
      {children}
    </span>
  );
}

/** The interview stage of a candidate; archived overrides it. */
export function StatusPill({ status, archived = false }: { status: InterviewStatus; archived?: boolean }) {
  if (archived) {
    return (
      <Pill tone="off" icon={Archive}>
        <FormattedMessage id="status.archived" />
      </Pill>
    );
  }
  const [tone, icon] = INTERVIEW[status];
  return (
    <Pill tone={tone} icon={icon}>
      <FormattedMessage id={`status.${status}`} />
    </Pill>
  );
}

export function ApplicationPill({ status }: { status: ApplicationStatus }) {
  const [tone, icon] = APPLICATION[status];
  return (
    <Pill tone={tone} icon={icon}>
      <FormattedMessage id={`application.${status}`} />
    </Pill>
  );
}

export function EmailPill({ status }: { status: EmailStatus }) {
  const [tone, icon] = EMAIL[status];
  return (
    <Pill tone={tone} icon={icon}>
      <FormattedMessage id={`email.${status}`} />
    </Pill>
  );
}

/** The score of a note; hidden for "no score" (-1). */
export function ScorePill({ score }: { score: number }) {
  const label = scoreLabel(score);
  if (!label) return null;
  return (
    <Pill tone={SCORE[noteScoreName(score) ?? 'none']}>
      <FormattedMessage id={label} />
    </Pill>
  );
}
