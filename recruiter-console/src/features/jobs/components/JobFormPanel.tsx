import { useT } from '@byline/web-kit/i18n';
import { useGetJobQuery } from '../../../api';
import { SidePanel } from '../../../components/layout/SidePanel';
import { SideRecord } from '../../../components/record/SideRecord';
import { isRecordId } from '../../../lib/record-id';
import { JobForm } from './JobForm';
import { NoJob } from './NoJob';

interface JobFormPanelProps {
  /** `id` is the job to change; `copy` is the job that a new one copies. Both are null for an empty form. */
  id?: string | null;
  copy?: string | null;
  onItsPage?: boolean;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The form of a job in a side panel. Loads the job first. */
export function JobFormPanel({
  id = null,
  copy = null,
  onItsPage = false,
  onClose,
  onRemoved = onClose,
}: JobFormPanelProps) {
  const t = useT();
  const asked = id ?? copy;
  const valid = asked !== null && isRecordId(asked);
  const query = useGetJobQuery({ id: asked ?? '' }, { skip: !valid, refetchOnMountOrArgChange: true });
  return (
    <SidePanel label={t(id ? 'jobs.edit' : 'jobs.add')} onClose={onClose} size="form" isPrinted={!onItsPage}>
      {asked === null ? (
        <JobForm onClose={onClose} />
      ) : (
        <SideRecord query={query} none={!valid} gone={<NoJob />} onClose={onClose}>
          {(job) => (
            <JobForm
              key={`${id ?? ''} ${copy ?? ''}`}
              {...(id ? { job } : { like: job })}
              {...{ onItsPage, onClose, onRemoved }}
            />
          )}
        </SideRecord>
      )}
    </SidePanel>
  );
}
