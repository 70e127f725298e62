import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { useFileUrl } from '../../../api/files';
import { AssigneeSelect, StatusSelect } from '../../../components/candidate/PropertySelects';
import { useByline } from '../../../components/candidate/texts';
import { useCandidateChange } from '../../../components/candidate/useCandidateChange';
import { Avatar } from '../../../components/ui/Avatar';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Icon } from '../../../components/ui/Icon';
import { displayName } from '../../../lib/format';
import { messages } from '../messages';
import { Tags } from './Tags';

/** Archiving asks first and can be undone; unarchiving does not ask (docs/domain/candidates.md#status). */
function useArchive(candidate: CandidateResponse) {
  const { formatMessage } = useIntl();
  const { confirm } = useDialogs();
  const notify = useNotify();
  const change = useCandidateChange();
  const name = displayName(candidate);
  const unarchive = async (of: CandidateResponse): Promise<void> => {
    if (await change(of, { archived: false })) notify(formatMessage(messages.unarchived, { name }));
  };
  const archive = async (): Promise<void> => {
    const yes = await confirm({
      title: formatMessage(messages.archiveQuestion, { name }),
      text: formatMessage(messages.archiveText),
      action: formatMessage(messages.archive),
    });
    const changed = yes && (await change(candidate, { archived: true }));
    if (changed) notify(formatMessage(messages.archived, { name }), { undo: () => void unarchive(changed) });
  };
  return () => void (candidate.archived ? unarchive(candidate) : archive());
}

/** Who it is, where they stand, who looks after them, tags. */
export function Identity({ candidate }: { candidate: CandidateResponse }) {
  const byline = useByline();
  const toggle = useArchive(candidate);
  const { _id: id, avatar, archived } = candidate;
  const photo = useFileUrl(avatar ? { id, fileId: avatar } : null);
  return (
    <>
      <div className="row w g16 identity">
        <Avatar person={candidate} size="xl" photo={photo} />
        <div className="grow" style={{ minWidth: 180 }}>
          <h1 className="t-xl" style={{ overflowWrap: 'anywhere' }}>
            {displayName(candidate)}
          </h1>
          <p className="sub">{byline(candidate)}</p>
        </div>
        <StatusSelect candidate={candidate} look="inb" />
        <AssigneeSelect candidate={candidate} look="inb" />
        <Button onClick={toggle}>
          <Icon name="archive" />
          <FormattedMessage {...(archived ? messages.unarchive : messages.archive)} />
        </Button>
      </div>
      <Tags candidate={candidate} />
    </>
  );
}
