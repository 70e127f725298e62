import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { FormattedMessage } from 'react-intl';
import { useGetCalendarItemQuery } from '../../../api';
import { GoneContext } from '../../../components/record/gone-context';
import { NoRecord } from '../../../components/record/NoRecord';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { periodOf, type AgendaItem, type Person } from '../model';
import type { Period } from '../time';
import { ItemForm } from './ItemForm';

interface NewItemDialogProps {
  period: Period;
  candidate: Person | null;
  staff: readonly Person[];
  onClose: () => void;
  onMade: (item: AgendaItem) => void;
}

export function NewItemDialog({ onClose, ...form }: NewItemDialogProps) {
  return (
    <AppDialog open inAddress width={600} title={<FormattedMessage id="agenda.add" />} onClose={onClose}>
      <ItemForm {...form} onClose={onClose} />
    </AppDialog>
  );
}

interface ItemDialogProps {
  id: string;
  /** The address shows the dialog. */
  inAddress?: boolean;
  onRemove: (item: AgendaItem) => Promise<boolean>;
  onClose: () => void;
}

/** An item, loaded again because a colleague may have changed or removed it. */
export function ItemDialog({ id, inAddress = false, onRemove, onClose }: ItemDialogProps) {
  const t = useT();
  const { data, error, refetch } = useGetCalendarItemQuery({ id }, { refetchOnMountOrArgChange: true });
  const item = data?._id === id ? data : undefined;
  const isGone = statusOf(error) === 404;
  return (
    <AppDialog open inAddress={inAddress} width={600} title={t('agenda.edit')} onClose={onClose}>
      {item ? (
        <GoneContext value={isGone}>
          <ItemForm item={item} period={periodOf(item)} onRemove={onRemove} onClose={onClose} />
        </GoneContext>
      ) : isGone ? (
        <NoRecord title="agenda.gone" text="agenda.goneText" />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </AppDialog>
  );
}
