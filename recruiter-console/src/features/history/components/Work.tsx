import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { formatDotted } from '@byline/web-kit/dates';
import { useIntl } from 'react-intl';
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
import { messages } from '../messages';
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
  const { formatMessage } = useIntl();
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
      label={formatMessage(messages.addWork)}
      initial={workValues(item)}
      schema={workSchema}
      draft={{ form: DRAFT, record: item?._id ?? candidateId }}
      nameOf={(values) => values.function}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="function" label={formatMessage(messages.function)} required autoFocus />
      <TextField name="company" label={formatMessage(messages.company)} required />
      <DateField name="from" label={formatMessage(messages.from)} required disableFuture />
      <DateField name="to" label={formatMessage(messages.to)} help={formatMessage(messages.toHelp)} disableFuture />
    </HistoryForm>
  );
}

/** An entry as it is read. */
export function WorkFacts({ item }: { item: ExperienceResponse }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text as="p" weight="medium">
        {item.function}
      </Text>
      <Text as="p" tone="muted">
        {item.company} · {formatDotted(item.from)} – {item.to ? formatDotted(item.to) : formatMessage(messages.now)}
      </Text>
    </>
  );
}

/** `/candidates/{id}/work`. */
export function Work({ candidateId }: { candidateId: string }) {
  const { formatMessage } = useIntl();
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
      title={formatMessage(messages.work)}
      addLabel={formatMessage(messages.addWork)}
      emptyTitle={formatMessage(messages.noWork)}
      list={{ items: currentData?.records, error, refetch: () => void refetch() }}
      nameOf={(item) => item.function}
      onRemove={(id) => remove({ id })}
      form={(item, onClose) => <WorkForm candidateId={candidateId} item={item} onClose={onClose} />}
      item={(item) => <WorkFacts item={item} />}
    />
  );
}
