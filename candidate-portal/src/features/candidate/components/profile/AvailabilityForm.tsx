import { DAYS_PER_WEEK } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../../components/form/Field';
import { Form } from '../../../../components/form/Form';
import { RadioField } from '../../../../components/form/RadioField';
import { SelectField } from '../../../../components/form/SelectField';
import { EntryActions } from '../../../../components/ui/EntryActions';
import { availabilityValues, toAvailability, type AvailabilityValues } from '../../availability-values';
import type { Candidate } from '../../model';
import { OtherAvailability, useSetAvailability } from '../../useSetAvailability';
import { AwayField } from '../fields/AwayField';
import type { BlockFormProps } from './block-forms';
import { OtherAvailabilityNote } from './OtherAvailabilityNote';
import { blockDraft } from './ProfileBlock';

const ID = 'a-available';

export function AvailabilityForm({ candidate, onDone }: BlockFormProps) {
  const t = useT();
  const notify = useNotify();
  const set = useSetAvailability(candidate._id);
  // The record may change while the form is open; hidden parts come from the version that its values come from.
  const [begun, setBegun] = useState(candidate);
  const [initialValues] = useState(() => availabilityValues(candidate));
  const [newer, setNewer] = useState<Candidate | null>(null);
  const save = async (values: AvailabilityValues): Promise<void> => {
    await set(toAvailability(values, begun.availability), newer ?? begun).catch((error: unknown) => {
      if (error instanceof OtherAvailability) setNewer(error.latest);
      throw error;
    });
    notify(t('profile.saved', { block: t('profile.availability') }));
    onDone();
  };
  return (
    <Form
      initialValues={initialValues}
      schema={() => import('../../availability-schema').then(({ availabilitySchema }) => availabilitySchema)}
      onSubmit={save}
      // The note shows the other version instead.
      onRefused={(problem) => problem?.code === 'stale_version'}
      failure="dialog"
      labelledBy={ID}
      draft={blockDraft(ID, candidate._id)}
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
          {newer && <OtherAvailabilityNote key={newer.version} latest={newer} onTake={() => setBegun(newer)} />}
          <AvailabilityFields />
          <EntryActions saving={isSubmitting} onCancel={onDone} />
        </>
      )}
    </Form>
  );
}

function AvailabilityFields() {
  const t = useT();
  const { formatNumber } = useIntl();
  const { answer } = useFormikContext<AvailabilityValues>().values;
  return (
    <>
      <RadioField
        name="answer"
        label={t('profile.availabilityAnswer')}
        choices={[
          { value: 'now', label: t('availability.now') },
          { value: 'from', label: t('profile.freeFrom') },
          { value: 'not_looking', label: t('availability.notLooking') },
        ]}
      />
      {answer === 'from' && <Field name="from" type="date" label={t('profile.freeFrom')} />}
      {answer !== 'not_looking' && (
        <>
          <SelectField
            name="daysPerWeek"
            label={t('profile.daysAWeek')}
            optional
            mayBeEmpty
            choices={DAYS_PER_WEEK.map((days) => ({ value: String(days), label: formatNumber(days) }))}
          />
          <Field name="until" type="date" label={t('profile.freeUntil')} optional />
          <Field
            name="noticeDays"
            label={t('profile.availabilityNotice')}
            optional
            inputMode="numeric"
            autoComplete="off"
          />
          <AwayField />
        </>
      )}
    </>
  );
}
