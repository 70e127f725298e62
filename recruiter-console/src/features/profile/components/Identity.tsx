import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Archive } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { useFileUrl } from '../../../api/files';
import { AssigneeSelect, StatusSelect } from '../../../components/candidate/PropertySelects';
import { useByline } from '../../../components/candidate/texts';
import { useCandidateChange } from '../../../components/candidate/useCandidateChange';
import { Grow } from '../../../components/layout/Grow';
import { Avatar } from '../../../components/ui/Avatar';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useOnce } from '../../../lib/useOnce';
import style from './Identity.module.css';
import { IdentityRow } from './IdentityRow';
import { Tags } from './Tags';

/** Archiving asks first and offers undo; unarchiving does not ask (docs/domain/candidates.md#status). */
function useArchive(candidate: CandidateResponse) {
  const t = useT();
  const { confirm } = useDialogs();
  const notify = useNotify();
  const change = useCandidateChange();
  const name = displayName(candidate);
  const unarchive = async (of: CandidateResponse): Promise<void> => {
    if (await change(of, { archived: false })) notify(t('profile.unarchived', { name }));
  };
  const archive = async (): Promise<void> => {
    const yes = await confirm({
      title: t('profile.archiveQuestion', { name }),
      text: t('profile.archiveText'),
      action: t('profile.archive'),
    });
    const changed = yes && (await change(candidate, { archived: true }));
    if (changed) notify(t('profile.archived', { name }), { undo: () => void unarchive(changed) });
  };
  return useOnce(() => (candidate.archived ? unarchive(candidate) : archive()));
}

/** A word that is wider than a name's place beside the buttons. */
const LONG_WORD = /\S{20}/;

/** The candidate's photo, name, status, recruiters and tags. */
export function Identity({ candidate }: { candidate: CandidateResponse }) {
  const byline = useByline();
  const toggle = useArchive(candidate);
  const { _id: id, avatar, archived } = candidate;
  const photo = useFileUrl(avatar ? { id, fileId: avatar } : null);
  return (
    <>
      <IdentityRow>
        <Avatar person={candidate} size="huge" photo={photo} />
        <Grow as="div" className={style.who} data-long={LONG_WORD.test(displayName(candidate)) || undefined}>
          <Text as="h1" size="name">
            {displayName(candidate)}
          </Text>
          <Text as="p" tone="muted">
            {byline(candidate)}
          </Text>
        </Grow>
        <StatusSelect candidate={candidate} look="field" />
        <AssigneeSelect candidate={candidate} look="field" />
        {/* The second click of a double click would undo the first. */}
        <Button onClick={({ detail }) => void (detail < 2 && toggle())}>
          <Archive />
          <FormattedMessage id={archived ? 'profile.unarchive' : 'profile.archive'} />
        </Button>
      </IdentityRow>
      <Tags candidate={candidate} />
    </>
  );
}
