import { AVAILABILITY_STATES, DAYS_PER_WEEK, ISO_WEEKDAYS } from '@byline/shared-types/domain';
import { weekdayName } from '@byline/web-kit/candidate';
import { useCancel, type DraftOf } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { isStale } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyGetCandidateQuery, usePutAvailabilityMutation, type CandidateResponse } from '../../api';
import { displayName } from '../../lib/format';
import { useAvailabilityText } from '../candidate/Availability';
import { Banner } from '../ui/Banner';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { DateField } from '../ui/fields/DateField';
import { Form } from '../ui/fields/Form';
import { PickerField, SegmentField, SeveralField } from '../ui/fields/form-fields';
import { FormGrid } from '../ui/fields/FormGrid';
import { TextField } from '../ui/fields/TextField';
import { Text } from '../ui/Text';
import { AwayRows } from './AwayRows';
import { availabilitySchema, availabilityValues, toAvailability, type AvailabilityValues } from './availability-values';

interface AvailabilityDialogProps {
  candidate: CandidateResponse;
  onClose: () => void;
}

/** The draft of the dialog, which opens with it. */
export const availabilityDraft = (candidateId: string): DraftOf => ({ form: 'availability', record: candidateId });

/** Makes every way out of the dialog ask about typed text. */
function AsksToClose({ onClose }: Pick<AvailabilityDialogProps, 'onClose'>) {
  useCancel(onClose);
  return null;
}

/** Says for a candidate when they can work. Saving confirms it, also without a change. */
export function AvailabilityDialog({ candidate, onClose }: AvailabilityDialogProps) {
  const t = useT();
  const notify = useNotify();
  const textOf = useAvailabilityText();
  // The list behind the dialog follows its records; the form compares with the record that it began with.
  const [opened] = useState(candidate);
  const [theirs, setTheirs] = useState<CandidateResponse | null>(null);
  const { locale, formatNumber } = useIntl();
  const [put, { isLoading }] = usePutAvailabilityMutation();
  const [read] = useLazyGetCandidateQuery();
  const write = (version: number, values: AvailabilityValues) =>
    put({
      id: opened._id,
      setAvailabilityRequest: { ...toAvailability(values, opened.availability), version },
    }).unwrap();
  const save = async (values: AvailabilityValues): Promise<void> => {
    const seen = theirs ?? opened;
    await write(seen.version, values).catch(async (error: unknown) => {
      if (!isStale(error)) throw error;
      const latest = await read({ id: opened._id }).unwrap();
      // A colleague changed another part of the profile; the user sees another availability before this one replaces it.
      if (JSON.stringify(latest.availability) !== JSON.stringify(seen.availability)) {
        setTheirs(latest);
        throw error;
      }
      await write(latest.version, values);
    });
    notify(t('setAvailability.saved', { name: displayName(opened) }));
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="setAvailability.of" values={{ name: displayName(opened) }} />}
      action={<FormattedMessage id={theirs ? 'merge.saveMine' : 'setAvailability.confirm'} />}
      busy={isLoading}
      onClose={onClose}
    >
      {(form) => (
        <Form<AvailabilityValues>
          id={form}
          initialValues={availabilityValues(opened.availability)}
          schema={availabilitySchema}
          onSubmit={save}
          draft={availabilityDraft(opened._id)}
          // The banner shows both instead.
          onRefused={(problem) => problem?.code === 'stale_version'}
          failure="alert"
          layout="stack"
        >
          {({ values }) => (
            <>
              <AsksToClose onClose={onClose} />
              {theirs && (
                <Banner key={theirs.version}>
                  {t('merge.kept', { who: t('merge.somebody') })}
                  <Text asTyped>
                    {t('merge.theirs', { value: textOf(theirs.availability) || t('setAvailability.unknown') })}
                  </Text>
                </Banner>
              )}
              <SegmentField
                name="state"
                label={t('candidate.availability')}
                options={AVAILABILITY_STATES.map((state) => ({ value: state, label: t(`setAvailability.${state}`) }))}
              />
              {values.state === 'looking' && (
                <>
                  <FormGrid>
                    <DateField name="from" label={t('setAvailability.freeFrom')} />
                    <DateField name="until" label={t('setAvailability.freeUntil')} />
                    <PickerField
                      name="daysPerWeek"
                      label={t('setAvailability.daysAWeek')}
                      placeholder={t('common.anyMasculine')}
                      clearable
                      options={DAYS_PER_WEEK.map((days) => ({ value: String(days), label: formatNumber(days) }))}
                    />
                    {values.daysPerWeek === '' && (
                      <TextField name="hoursPerWeek" label={t('setAvailability.hoursAWeek')} inputMode="numeric" />
                    )}
                    <SeveralField
                      name="weekdays"
                      label={t('setAvailability.weekdays')}
                      placeholder={t('common.anyMasculine')}
                      options={ISO_WEEKDAYS.map((one) => ({
                        value: String(one),
                        label: weekdayName(one, locale, 'long'),
                      }))}
                    />
                    <TextField name="noticeDays" label={t('setAvailability.noticeDays')} inputMode="numeric" />
                  </FormGrid>
                  <AwayRows />
                </>
              )}
            </>
          )}
        </Form>
      )}
    </FormDialog>
  );
}
