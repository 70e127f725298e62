import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useCreateCalendarItemMutation,
  useLazyGetCalendarItemQuery,
  useUpdateCalendarItemMutation,
} from '../../../api';
import { useRecruiters } from '../../../api/lookups';
import { Grow } from '../../../components/layout/Grow';
import { Row } from '../../../components/layout/Stack';
import { RemoveButton } from '../../../components/record/RemoveButton';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { displayName } from '../../../lib/format';
import { newItem, staffOf, toRequest, toValues, type AgendaItem, type ItemValues, type Person } from '../model';
import { itemSchema } from '../schema';
import type { Period } from '../time';
import { agendaWords, useDateLanguage } from '../words';
import { ItemClashes } from './ItemClashes';
import { ItemFields } from './ItemFields';
import { ItemLinks } from './ItemLinks';

interface ItemFormProps {
  /** The item to change; undefined for a new one. */
  item?: AgendaItem | undefined;
  /** Period and people of a new item. */
  period: Period;
  candidate?: Person | null;
  staff?: readonly Person[];
  /** Removes the item after a confirmation. Resolves to true if the item is gone. */
  onRemove?: (item: AgendaItem) => Promise<boolean>;
  onClose: () => void;
  onMade?: (item: AgendaItem) => void;
}

export function ItemForm({ item, period, candidate = null, staff = [], onRemove, onClose, onMade }: ItemFormProps) {
  const t = useT();
  const { notice } = useDialogs();
  const [create] = useCreateCalendarItemMutation();
  const [update] = useUpdateCalendarItemMutation();
  const [getItem] = useLazyGetCalendarItemQuery();
  const { find } = useRecruiters();
  const { locale } = useDateLanguage();
  const dates = useMemo(() => agendaWords(locale), [locale]);
  const people = item ? staffOf(item) : staff;
  const nameOf = (id: string): string => {
    const person = find(id) ?? people.find(({ _id }) => _id === id);
    return person ? displayName(person) : '…';
  };
  const words: FieldWords<ItemValues> = {
    label: (field) => t(`agenda.${field}`),
    text: (values, field) => {
      if (field === 'candidate') return values.candidate ? displayName(values.candidate) : '';
      if (field === 'with') return values.with.map(nameOf).join(', ');
      if (field === 'type') return values.type && t(`status.${values.type}`);
      return values[field];
    },
  };
  const form = useRecordForm({
    ...{ record: item, toValues, toRequest, words, onClose },
    empty: () => newItem(period, candidate, staff),
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
      {({ values }) => (
        <>
          {item && <ItemLinks item={item} />}
          <ItemFields staff={people} />
          <ItemClashes values={values} id={item?._id} words={dates} />
          <Row atEnd>
            {item && onRemove && <RemoveButton remove={() => onRemove(item)} onRemoved={onClose} />}
            <Grow />
            <FormActions onCancel={onClose} action={<FormattedMessage id="agenda.save" />} />
          </Row>
        </>
      )}
    </RecordForm>
  );
}

/** Names of API fields that differ from the names in this form. */
const FIELDS: Record<string, string> = {
  startDate: 'start',
  endDate: 'end',
  candidateId: 'candidate',
  recruiters: 'with',
  assignedTo: 'with',
};
