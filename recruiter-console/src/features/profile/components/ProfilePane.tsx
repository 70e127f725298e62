import { useT } from '@byline/web-kit/i18n';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeleteCandidateMutation, useGetCandidateQuery, type CandidateResponse } from '../../../api';
import { Skeleton, SkeletonBar, SkeletonDisc, useDialogs, useNotify } from '@byline/web-kit/ui';
import { exportPath } from '../../../api/candidate-queries';
import { useExport } from '../../../components/export/export-context';
import { Pane, Scroll } from '../../../components/layout/Pane';
import { Stack } from '../../../components/layout/Stack';
import { ErrorState } from '../../../components/ui/States';
import { lastList } from '../../../lib/candidate-list/last-list';
import { useFormShown } from '../../../lib/useFormShown';
import { FRESH } from '../../../lib/useIntent';
import { displayName } from '../../../lib/format';
import { useCurrentUser } from '@byline/web-kit/session';
import { useTitle } from '../../../lib/useTitle';
import { ContactBar } from './ContactBar';
import { Identity } from './Identity';
import { IdentityRow } from './IdentityRow';
import { Leaving } from './Leaving';
import { ProfileForm } from './ProfileForm';
import { ProfileHead } from './ProfileHead';
import { ProfileView } from './ProfileView';
import { RescueDialog } from './RescueDialog';
import { TwoColumns } from './TwoColumns';

const ProfileSkeleton = () => (
  <Skeleton>
    <IdentityRow>
      <SkeletonDisc size={56} />
      <Stack as="span" gap={12} grow>
        <SkeletonBar width={220} height={16} />
        <SkeletonBar width={140} />
      </Stack>
    </IdentityRow>
    <TwoColumns>
      {[0, 1].map((column) => (
        <Stack gap={16} key={column}>
          {[70, 90, 60, 80, 50, 75, 65].map((width) => (
            <SkeletonBar key={width} width={`${width}%`} />
          ))}
        </Stack>
      ))}
    </TwoColumns>
  </Skeleton>
);

interface ProfilePaneProps {
  id: string;
  search: string;
  /** Lines that need attention, above the profile, which waits for them; null until they are known. */
  notice: ReactNode;
  /** The applications of the candidate, to which an address can lead. */
  applications: ReactNode;
  appointments: ReactNode;
  /** Draws the choice below the contact line, and what is chosen: the profile, or something else in its place. */
  views: (candidate: CandidateResponse, profile: ReactNode) => ReactNode;
  showsApplications: boolean;
  onShowPanel?: () => void;
  /** Opens a mail to the candidate. */
  onMail: (candidate: CandidateResponse) => void;
}

/** The full profile: head and contact, then the view or the form. */
export function ProfilePane(props: ProfilePaneProps) {
  const { id, search, notice, views, onShowPanel, onMail, ...parts } = props;
  const t = useT();
  const navigate = useNavigate();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const startExport = useExport();
  const me = useCurrentUser();
  const isSuperAdmin = me.roles.includes('super-admin');
  const [rescuing, setRescuing] = useState(false);
  const [formShown, setFormShown] = useFormShown({ form: 'profile', record: id });
  const location = useLocation();
  const { key } = location;
  // A link may lead to the form, which closes for good.
  const asked = (location.state as { editsProfile?: boolean } | null)?.editsProfile ? key : null;
  const [closed, setClosed] = useState<string | null>(null);
  const editing = formShown || (asked !== null && asked !== closed);
  const setEditing = (shown: boolean): void => {
    setFormShown(shown);
    if (!shown) setClosed(key);
  };
  const [remove] = useDeleteCandidateMutation();
  const query = useGetCandidateQuery({ id }, { refetchOnMountOrArgChange: FRESH });
  const { currentData: candidate, error, refetch } = query;
  const isLoading = candidate ? !editing && notice === null : !error;
  const name = candidate ? displayName(candidate) : '';
  const login = candidate?.userId ?? null;
  useTitle(name || t('profile.title'));

  const onDelete = async (): Promise<void> => {
    const yes = await confirm({
      title: t('profile.deleteQuestion', { name }),
      text: t('profile.deleteText'),
      action: t('profile.delete'),
      danger: true,
    });
    if (!yes) return;
    const result = await remove({ id, prefer: 'return=representation' });
    if (result.error) {
      showError(result.error);
      return;
    }
    const { records = 0, files = 0 } = result.data ?? {};
    notify(t('profile.erased', { name, records, files }));
    const list = lastList();
    await navigate(`/candidates${list && `?${list}`}`);
  };
  return (
    <Pane aria-label={t('profile.title')}>
      <ProfileHead
        id={id}
        candidate={candidate}
        search={search}
        onEdit={() => setEditing(true)}
        onDelete={() => void onDelete()}
        onExport={
          isSuperAdmin &&
          (() => startExport({ path: exportPath({}), selection: { ids: [id] }, count: 1, name: `${name}.xlsx` }))
        }
        onRescue={isSuperAdmin && login !== null && login !== me._id && (() => setRescuing(true))}
        {...(onShowPanel && { onShowPanel })}
      />
      {isLoading && <ProfileSkeleton />}
      {!candidate && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {candidate && login && rescuing && (
        <RescueDialog candidate={candidate} userId={login} onClose={() => setRescuing(false)} />
      )}
      {candidate && editing && <ProfileForm candidate={candidate} onClose={() => setEditing(false)} />}
      {candidate && !editing && !isLoading && (
        <Scroll>
          <Identity candidate={candidate} />
          <Leaving candidate={candidate} />
          {notice}
          <ContactBar candidate={candidate} onEdit={() => setEditing(true)} onMail={() => onMail(candidate)} />
          {views(candidate, <ProfileView candidate={candidate} {...parts} />)}
        </Scroll>
      )}
    </Pane>
  );
}
