import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { formatDotted } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import {
  useCreateExperienceMutation,
  useDeleteExperienceMutation,
  useListExperienceQuery,
  useUpdateExperienceMutation,
  type ExperienceResponse,
} from '../../../api';
import { Text } from '../../../components/ui/Text';
import { DateField } from '../../../components/ui/fields/DateField';
import { TextField } from '../../../components/ui/fields/TextField';
import { workRequest, workValues, type WorkValues } from '../model';
import { workSchema } from '../schema';
import { HistoryForm } from './HistoryForm';
import { HistoryPane } from './HistoryPane';

const DRAFT = 'work';

interface WorkFormProps {
  candidateId: string;
  item: ExperienceResponse | undefined;
  onClose: () => void;
}

function WorkForm({ candidateId, item, onClose }: WorkFormProps) {
  const t = useT();
  const [create] = useCreateExperienceMutation();
  const [update] = useUpdateExperienceMutation();
  const save = (values: WorkValues) => {
    const body = workRequest(values);
    return item
      ? update({ id: item._id, updateExperienceRequest: { ...body, version: item.version } }).unwrap()
      : create({ createExperienceRequest: { ...body, candidateId } }).unwrap();
  };
  return (
    <HistoryForm<WorkValues>
      label={t('history.addWork')}
      initial={workValues(item)}
      schema={workSchema}
      draft={{ form: DRAFT, record: item?._id ?? candidateId }}
      nameOf={(values) => values.function}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="function" label={t('history.function')} required autoFocus />
      <TextField name="company" label={t('history.company')} required />
      <DateField name="from" label={t('history.from')} required disableFuture />
      <DateField name="to" label={t('history.to')} help={t('history.toHelp')} disableFuture />
    </HistoryForm>
  );
}

/** A job in the work history as text. */
export function WorkFacts({ item }: { item: ExperienceResponse }) {
  const t = useT();
  return (
    <>
      <Text as="p" weight="medium">
        {item.function}
      </Text>
      <Text as="p" tone="muted">
        {item.company} · {formatDotted(item.from)} – {item.to ? formatDotted(item.to) : t('history.now')}
      </Text>
    </>
  );
}

/** `/candidates/{id}/work`. */
export function Work({ candidateId }: { candidateId: string }) {
  const t = useT();
  const [remove] = useDeleteExperienceMutation();
  const { currentData, error, refetch } = useListExperienceQuery({
    filter: { candidateId },
    sort: ['-from'],
    limit: MAX_PAGE_SIZE,
  });
  return (
    <HistoryPane<ExperienceResponse>
      candidateId={candidateId}
      draft={DRAFT}
      title={t('history.work')}
      addLabel={t('history.addWork')}
      emptyTitle={t('history.noWork')}
      list={{ items: currentData?.records, error, refetch: () => void refetch() }}
      nameOf={(item) => item.function}
      onRemove={(id) => remove({ id })}
      form={(item, onClose) => <WorkForm candidateId={candidateId} item={item} onClose={onClose} />}
      item={(item) => <WorkFacts item={item} />}
    />
  );
}
