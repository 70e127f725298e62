import { INTERVIEW_STATUSES, type InterviewStatus } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Text } from '../ui/Text';
import { useRecruiters } from '../../api/lookups';
import { useCurrentUser } from '@byline/web-kit/session';
import { SkeletonBar } from '@byline/web-kit/ui';
import { Avatar } from '../ui/Avatar';
import { MenuButton } from '../ui/MenuButton';
import { StatusPill } from '../ui/Pill';
import { useCandidateChange } from './useCandidateChange';

interface PropertyProps {
  candidate: {
    _id: string;
    version: number;
    status?: InterviewStatus;
    archived?: boolean;
    assignedTo?: string | null;
  };
  /** `ghost` in a list of facts, without an edge; `field` in a header, with the edge of a field. */
  look: 'ghost' | 'field';
}

/** The interview status; a choice saves at once. */
export function StatusSelect({ candidate, look }: PropertyProps) {
  const t = useT();
  const change = useCandidateChange();
  const { status = 'none', archived = false } = candidate;
  const textOf = (value: InterviewStatus): string => t('candidate.statusIs', { status: t(`status.${value}`) });
  const nowOf = (value: InterviewStatus): string => t('candidate.statusNow', { status: t(`status.${value}`) });
  return (
    <MenuButton
      look={look}
      pill
      label={archived ? t('candidate.statusIs', { status: t('status.archived') }) : textOf(status)}
      value={status}
      options={INTERVIEW_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
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

/** The name of a recruiter, "Nobody" without one, and a placeholder until the recruiters are known. */
function Assignee({ id }: { id: string | null | undefined }) {
  const t = useT();
  const { find, label, isLoaded } = useRecruiters();
  const me = useCurrentUser()._id;
  const recruiter = find(id);
  if (recruiter) {
    return (
      <>
        <Avatar person={recruiter} size="small" me={recruiter._id === me} />
        <Text cut>{label(recruiter._id)}</Text>
      </>
    );
  }
  if (id && !isLoaded) return <SkeletonBar width={112} />;
  return <Text tone="muted">{id ? label(id) : t('common.nobody')}</Text>;
}

/** The recruiter in charge of the candidate; a choice saves at once. */
export function AssigneeSelect({ candidate, look }: PropertyProps) {
  const t = useT();
  const { options, label } = useRecruiters();
  const change = useCandidateChange();
  const nobody = t('common.nobody');
  const textOf = (id: string | null | undefined): string =>
    t('candidate.assignedTo', { name: id ? label(id) : nobody });
  return (
    <MenuButton
      look={look}
      label={textOf(candidate.assignedTo)}
      value={candidate.assignedTo ?? ''}
      options={[{ value: '', label: nobody }, ...options]}
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
      <Assignee id={candidate.assignedTo} />
    </MenuButton>
  );
}
