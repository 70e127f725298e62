import { toProblem } from '@byline/web-kit/problems';
import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useGetJobQuery } from '../../../api';
import { PaneHead } from '../../../components/layout/Pane';
import { SidePanel } from '../../../components/layout/SidePanel';
import { Grow } from '../../../components/layout/Grow';
import { IconAction } from '../../../components/ui/IconAction';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { common } from '../../../i18n/common';
import { isRecordId } from '../../../lib/record-id';
import { messages } from '../messages';
import { JobForm } from './JobForm';
import { NoJob } from './NoJob';

interface JobFormPanelProps {
  /** The job to change, or one that a new job begins as; neither for an empty form. */
  id?: string | null;
  copy?: string | null;
  onItsPage?: boolean;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The form beside the list or the page of its job, once the job is there. */
export function JobFormPanel({ id = null, copy = null, onItsPage = false, onClose, onRemoved }: JobFormPanelProps) {
  const { formatMessage } = useIntl();
  const asked = id ?? copy;
  const valid = asked !== null && isRecordId(asked);
  const query = useGetJobQuery({ id: asked ?? '' }, { skip: !valid, refetchOnMountOrArgChange: true });
  const job = query.currentData;
  const missing = asked !== null && (!valid || toProblem(query.error)?.status === 404);
  const ready = asked === null || job;
  return (
    <SidePanel label={formatMessage(id ? messages.edit : messages.add)} onClose={onClose} wide>
      {!missing && ready ? (
        <JobForm
          key={`${id ?? ''} ${copy ?? ''}`}
          job={id ? job : undefined}
          like={copy ? job : undefined}
          onItsPage={onItsPage}
          onClose={onClose}
          onRemoved={onRemoved ?? onClose}
        />
      ) : (
        <>
          <PaneHead size="bar" lined>
            <Grow />
            <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
          </PaneHead>
          {missing && <NoJob />}
          {!missing && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
          {!missing && !query.error && <ListSkeleton rows={8} />}
        </>
      )}
    </SidePanel>
  );
}
