import { DAYS_PER_WEEK } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { Field } from '../../../../components/form/Field';
import { Form } from '../../../../components/form/Form';
import { RadioField } from '../../../../components/form/RadioField';
import { SelectField } from '../../../../components/form/SelectField';
import { EntryActions } from '../../../../components/ui/EntryActions';
import { availabilityValues, toAvailability, type AvailabilityValues } from '../../availability-values';
import { useSetAvailability } from '../../useSetAvailability';
import { AwayField } from '../fields/AwayField';
import type { BlockFormProps } from './block-forms';
import { blockDraft } from './ProfileBlock';

const ID = 'a-available';

export function AvailabilityForm({ candidate, onDone }: BlockFormProps) {
  const t = useT();
  const notify = useNotify();
  const set = useSetAvailability(candidate);
  const save = async (values: AvailabilityValues): Promise<void> => {
    await set(toAvailability(values, candidate.availability));
    notify(t('profile.saved', { block: t('profile.availability') }));
    onDone();
  };
  return (
    <Form
      initialValues={availabilityValues(candidate)}
      schema={() => import('../../availability-schema').then(({ availabilitySchema }) => availabilitySchema)}
      onSubmit={save}
      failure="dialog"
      labelledBy={ID}
      draft={blockDraft(ID, candidate._id)}
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
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
