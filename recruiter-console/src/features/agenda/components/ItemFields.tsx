import { APPOINTMENT_TYPES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useRecruiters } from '../../../api/lookups';
import { CandidateField } from '../../../components/people/CandidateField';
import { DateField } from '../../../components/ui/fields/DateField';
import { SegmentField, SeveralField } from '../../../components/ui/fields/form-fields';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { TextField } from '../../../components/ui/fields/TextField';
import { displayName } from '../../../lib/format';
import type { Person } from '../model';

/** The fields of an item. `staff` are its people, who may no longer be recruiters. */
export function ItemFields({ staff }: { staff: readonly Person[] }) {
  const t = useT();
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
        <DateField name="start" label={t('agenda.start')} withTime required />
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
