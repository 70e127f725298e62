import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { useDialogs } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { BellOff, Check, Search } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useGetViewMailsQuery, useStopViewMailsMutation } from '../../../api';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';

/** Ends the mails about a view for the reader of one, with one button: opening the link changes nothing. */
export function StopMails({ token }: { token: string }) {
  const t = useT();
  const { showError } = useDialogs();
  const { data, error, refetch } = useGetViewMailsQuery({ token }, { refetchOnMountOrArgChange: true });
  const [stop, { isLoading }] = useStopViewMailsMutation();
  if (statusOf(error) === 404)
    return <EmptyState page icon={Search} title={t('views.noMails')} text={t('views.noMailsText')} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={1} />;
  const { name, isOn } = data;
  if (!isOn)
    return (
      <EmptyState page icon={Check} title={t('views.mailsStopped')} text={t('views.mailsStoppedText', { name })} />
    );
  const onStop = async (): Promise<void> => {
    const { error: refused } = await stop({ token });
    if (refused) showError(refused);
  };
  return (
    <EmptyState
      page
      icon={BellOff}
      title={t('views.stopMailsTitle')}
      text={t('views.stopMailsText', { name })}
      action={
        <Button variant="contained" color="primary" disabled={isLoading} onClick={() => void onStop()}>
          <FormattedMessage id="views.stopMails" />
        </Button>
      }
    />
  );
}
