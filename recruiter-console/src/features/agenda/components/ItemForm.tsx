import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import {
  useCreateCalendarItemMutation,
  useLazyGetCalendarItemQuery,
  useUpdateCalendarItemMutation,
} from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Row } from '../../../components/layout/Stack';
import { RemoveButton } from '../../../components/record/RemoveButton';
import { PersonField } from '../../../components/people/PersonField';
import type { PickedPerson } from '../../../components/people/PersonPicker';
import { DateField } from '../../../components/ui/fields/DateField';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { TextField } from '../../../components/ui/fields/TextField';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { displayName } from '../../../lib/format';
import { newItem, toRequest, toValues, type AgendaItem, type ItemValues } from '../model';
import { itemSchema } from '../schema';
import type { Period } from '../time';

interface ItemFormProps {
  /** The item to change; undefined for a new one. */
  item?: AgendaItem | undefined;
  /** Period and assignee of a new item. */
  period: Period;
  assignee: PickedPerson | null;
  /** Removes the item after a confirmation. Resolves to true if the item is gone. */
  onRemove?: (item: AgendaItem) => Promise<boolean>;
  onClose: () => void;
  onMade?: (item: AgendaItem) => void;
}

export function ItemForm({ item, period, assignee, onRemove, onClose, onMade }: ItemFormProps) {
  const t = useT();
  const { notice } = useDialogs();
  const [create] = useCreateCalendarItemMutation();
  const [update] = useUpdateCalendarItemMutation();
  const [getItem] = useLazyGetCalendarItemQuery();
  const words: FieldWords<ItemValues> = {
    label: (field) => t(`agenda.${field}`),
    text: (values, field) =>
      field === 'assignedTo' ? (values.assignedTo ? displayName(values.assignedTo) : '') : values[field],
  };
  const form = useRecordForm({
    ...{ record: item, toValues, toRequest, words, onClose },
    empty: () => newItem(period, assignee),
    create: async (createCalendarItemRequest) => {
      const answer = await create({ createCalendarItemRequest }).unwrap();
      onMade?.(answer.data);
      return answer;
    },
    update: (id, updateCalendarItemRequest) => update({ id, updateCalendarItemRequest }).unwrap(),
    merges: true,
    read: (id) => getItem({ id }).unwrap(),
    made: (id) => ({ address: `/agenda?open=${id}` }),
    said: () => t(item ? 'agenda.calendar_item_updated' : 'agenda.calendar_item_added'),
  });
  return (
    <RecordForm
      form={form}
      schema={itemSchema}
      fieldOf={(field) => FIELDS[field] ?? field}
      onRefused={(problem) => {
        const isMissing = problem?.errors?.some(({ code }) => code === 'missing_field') ?? false;
        if (isMissing) notice({ title: t('agenda.missing_field'), text: t('agenda.field_required') });
      }}
      draft={{ form: item ? 'calendar-item' : 'new-calendar-item', record: item?._id ?? '', shownBy: ['open', 'from'] }}
      layout="stack"
      label={t(item ? 'agenda.edit' : 'agenda.add')}
    >
      <TextField name="title" label={t('agenda.title')} required autoFocus />
      <FormGrid>
        <DateField name="start" label={t('agenda.start')} withTime required />
        <DateField name="end" label={t('agenda.end')} withTime required />
      </FormGrid>
      <PersonField name="assignedTo" label={t('agenda.assignedTo')} placeholder={t('agenda.findPerson')} />
      <Row atEnd>
        {item && onRemove && <RemoveButton remove={() => onRemove(item)} onRemoved={onClose} />}
        <Grow />
        <FormActions onCancel={onClose} action={<FormattedMessage id="agenda.save" />} />
      </Row>
    </RecordForm>
  );
}

/** Names of API fields that differ from the names in this form. */
const FIELDS: Record<string, string> = { startDate: 'start', endDate: 'end' };
