import { AVAILABILITY_STATES, DAYS_PER_WEEK, ISO_WEEKDAYS } from '@byline/shared-types/domain';
import { weekdayName } from '@byline/web-kit/candidate';
import { useT } from '@byline/web-kit/i18n';
import { isStale } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyGetCandidateQuery, usePutAvailabilityMutation, type CandidateResponse } from '../../api';
import { displayName } from '../../lib/format';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { DateField } from '../ui/fields/DateField';
import { Form } from '../ui/fields/Form';
import { PickerField, SegmentField, SeveralField } from '../ui/fields/form-fields';
import { FormGrid } from '../ui/fields/FormGrid';
import { TextField } from '../ui/fields/TextField';
import { availabilitySchema, availabilityValues, toAvailability, type AvailabilityValues } from './availability-values';

interface AvailabilityDialogProps {
  candidate: CandidateResponse;
  onClose: () => void;
}

/** Says for a candidate when they can work. Saving confirms it, also without a change. */
export function AvailabilityDialog({ candidate, onClose }: AvailabilityDialogProps) {
  const t = useT();
  const notify = useNotify();
  const { locale, formatNumber } = useIntl();
  const [put, { isLoading }] = usePutAvailabilityMutation();
  const [read] = useLazyGetCandidateQuery();
  const write = ({ _id, version, availability }: CandidateResponse, values: AvailabilityValues) =>
    put({ id: _id, setAvailabilityRequest: { ...toAvailability(values, availability), version } }).unwrap();
  const save = async (values: AvailabilityValues): Promise<void> => {
    await write(candidate, values).catch(async (error: unknown) => {
      if (!isStale(error)) throw error;
      const theirs = await read({ id: candidate._id }).unwrap();
      // A colleague changed another part of the profile; the form does not overwrite another availability.
      if (JSON.stringify(theirs.availability) !== JSON.stringify(candidate.availability)) throw error;
      await write(theirs, values);
    });
    notify(t('setAvailability.saved', { name: displayName(candidate) }));
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="setAvailability.of" values={{ name: displayName(candidate) }} />}
      action={<FormattedMessage id="setAvailability.confirm" />}
      busy={isLoading}
      onClose={onClose}
    >
      {(form) => (
        <Form<AvailabilityValues>
          id={form}
          initialValues={availabilityValues(candidate.availability)}
          schema={availabilitySchema}
          onSubmit={save}
          failure="alert"
          layout="stack"
        >
          {({ values }) => (
            <>
              <SegmentField
                name="state"
                label={t('candidate.availability')}
                options={AVAILABILITY_STATES.map((state) => ({ value: state, label: t(`setAvailability.${state}`) }))}
              />
              {values.state === 'looking' && (
                <FormGrid>
                  <DateField name="from" label={t('setAvailability.freeFrom')} />
                  <DateField name="until" label={t('setAvailability.freeUntil')} />
                  <PickerField
                    name="daysPerWeek"
                    label={t('setAvailability.daysAWeek')}
                    clearable
                    options={DAYS_PER_WEEK.map((days) => ({ value: String(days), label: formatNumber(days) }))}
                  />
                  <SeveralField
                    name="weekdays"
                    label={t('setAvailability.weekdays')}
                    placeholder={t('common.anyMasculine')}
                    options={ISO_WEEKDAYS.map((one) => ({
                      value: String(one),
                      label: weekdayName(one, locale, 'long'),
                    }))}
                  />
                  <DateField name="awayFrom" label={t('setAvailability.unavailableFrom')} />
                  <DateField name="awayTo" label={t('setAvailability.unavailableUntil')} />
                  <TextField name="noticeDays" label={t('setAvailability.noticeDays')} inputMode="numeric" />
                </FormGrid>
              )}
            </>
          )}
        </Form>
      )}
    </FormDialog>
  );
}
