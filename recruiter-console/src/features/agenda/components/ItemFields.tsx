import { APPOINTMENT_TYPES } from '@byline/shared-types/domain';
import { formatMoment, parseMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useRecruiters } from '../../../api/lookups';
import { CandidateField } from '../../../components/people/CandidateField';
import { DateField } from '../../../components/ui/fields/DateField';
import { SegmentField, SeveralField } from '../../../components/ui/fields/form-fields';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { TextField } from '../../../components/ui/fields/TextField';
import { displayName } from '../../../lib/format';
import type { ItemValues, Person } from '../model';
import { endFrom, type Period } from '../time';

/** The fields of an item. `staff` are its people, who may no longer be recruiters. */
export function ItemFields({ staff }: { staff: readonly Person[] }) {
  const t = useT();
  const onStart = useEndFollows();
  const { options, find } = useRecruiters();
  const former = staff.filter(({ _id }) => !find(_id));
  const choices = [...options, ...former.map((person) => ({ value: person._id, label: displayName(person) }))];
  const types = APPOINTMENT_TYPES.map((type) => ({ value: type, label: t(`status.${type}`) }));
  return (
    <>
      <TextField name="title" label={t('agenda.title')} required autoFocus />
      <FormGrid>
        <CandidateField name="candidate" label={t('agenda.candidate')} placeholder={t('agenda.findCandidate')} />
        <SeveralField name="with" label={t('agenda.with')} options={choices} placeholder={t('agenda.nobodyAssigned')} />
      </FormGrid>
      <FormGrid>
        <DateField name="start" label={t('agenda.start')} withTime required onTyped={onStart} />
        <DateField name="end" label={t('agenda.end')} withTime required />
      </FormGrid>
      <SegmentField
        name="type"
        label={t('agenda.type')}
        options={[{ value: '', label: t('agenda.otherType') }, ...types]}
      />
      <FormGrid>
        <TextField name="place" label={t('agenda.place')} />
        <TextField name="callLink" label={t('agenda.callLink')} type="url" />
      </FormGrid>
    </>
  );
}

/** Moves the end with a typed start, so that the item keeps its length. An end that was not after the start stays. */
function useEndFollows(): (start: string) => void {
  const { values, setFieldValue } = useFormikContext<ItemValues>();
  /** The period before the user typed, because half a text may name another moment, and the end that follows from it. */
  const before = useRef<{ period: Period | null; end: string }>(undefined);
  return (text) => {
    if (before.current?.end !== values.end) before.current = { period: periodOf(values), end: values.end };
    const { period } = before.current;
    const start = parseMoment(text);
    if (!period || !start) return;
    before.current.end = formatMoment(endFrom(period, start));
    void setFieldValue('end', before.current.end);
  };
}

function periodOf(values: ItemValues): Period | null {
  const [start, end] = [parseMoment(values.start), parseMoment(values.end)];
  return start && end && end > start ? { start, end } : null;
}
