import { INTERVIEW_STATUSES, type InterviewStatus } from '@byline/shared-types/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '../ui/Text';
import { useRecruiters } from '../../api/lookups';
import { common } from '../../i18n/common';
import { interviewStatus, labels } from '../../i18n/labels';
import { displayName } from '../../lib/format';
import { useCurrentUser } from '@byline/web-kit/session';
import { Avatar } from '../ui/Avatar';
import { MenuButton } from '../ui/MenuButton';
import { StatusPill } from '../ui/Pill';
import { candidateMessages } from './messages';
import { useCandidateChange } from './useCandidateChange';

interface PropertyProps {
  candidate: {
    _id: string;
    version: number;
    status?: InterviewStatus;
    archived?: boolean;
    assignedTo?: string | null;
  };
  /** `prop` in a list of facts, without an edge; `inb` in a head, with the edge of a field. */
  look: 'ghost' | 'field';
}

/** Interview status, saved when it is chosen. */
export function StatusSelect({ candidate, look }: PropertyProps) {
  const { formatMessage } = useIntl();
  const change = useCandidateChange();
  const { status = 'none', archived = false } = candidate;
  const textOf = (value: InterviewStatus): string =>
    formatMessage(candidateMessages.statusIs, { status: formatMessage(interviewStatus[value]) });
  const nowOf = (value: InterviewStatus): string =>
    formatMessage(candidateMessages.statusNow, { status: formatMessage(interviewStatus[value]) });
  return (
    <MenuButton
      look={look}
      pill
      label={
        archived
          ? formatMessage(candidateMessages.statusIs, { status: formatMessage(labels.archived) })
          : textOf(status)
      }
      value={status}
      options={INTERVIEW_STATUSES.map((value) => ({ value, label: formatMessage(interviewStatus[value]) }))}
      onChange={(value) =>
        void change(
          candidate,
          { status: value as InterviewStatus },
          {
            describe: (theirs) => textOf(theirs.status ?? 'none'),
            undo: { said: nowOf(value as InterviewStatus), change: { status } },
          },
        )
      }
    >
      <StatusPill status={status} archived={archived} />
    </MenuButton>
  );
}

/** The recruiter who looks after the candidate, saved when chosen. */
export function AssigneeSelect({ candidate, look }: PropertyProps) {
  const { formatMessage } = useIntl();
  const { recruiters, find } = useRecruiters();
  const me = useCurrentUser()._id;
  const change = useCandidateChange();
  const assigned = find(candidate.assignedTo);
  const nobody = formatMessage(common.nobody);
  const textOf = (id: string | null | undefined): string => {
    const recruiter = find(id);
    return formatMessage(candidateMessages.assignedTo, { name: recruiter ? displayName(recruiter) : nobody });
  };
  return (
    <MenuButton
      look={look}
      label={textOf(candidate.assignedTo)}
      value={candidate.assignedTo ?? ''}
      options={[
        { value: '', label: nobody },
        ...recruiters.map((recruiter) => ({ value: recruiter._id, label: displayName(recruiter) })),
      ]}
      onChange={(value) =>
        void change(
          candidate,
          { assignedTo: value || null },
          {
            describe: (theirs) => textOf(theirs.assignedTo),
            undo: { said: textOf(value), change: { assignedTo: candidate.assignedTo ?? null } },
          },
        )
      }
    >
      {assigned ? (
        <>
          <Avatar person={assigned} size="small" me={assigned._id === me} />
          <Text cut>{displayName(assigned)}</Text>
        </>
      ) : (
        <Text tone="muted">
          <FormattedMessage {...common.nobody} />
        </Text>
      )}
    </MenuButton>
  );
}
