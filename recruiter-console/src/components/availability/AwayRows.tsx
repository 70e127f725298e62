import { MAX_AWAY } from '@byline/shared-types/domain';
import { useRowKeys } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../ui/Button';
import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { Row, Stack } from '../layout/Stack';
import { DateField } from '../ui/fields/DateField';
import { FormGrid } from '../ui/fields/FormGrid';
import { IconAction } from '../ui/IconAction';
import type { AvailabilityValues } from './availability-values';

/** The periods away that last or are to come. */
export function AwayRows() {
  const t = useT();
  const { values, setFieldValue } = useFormikContext<AvailabilityValues>();
  const { keys, drop } = useRowKeys(values.away.length);
  const set = (away: AvailabilityValues['away']): void => void setFieldValue('away', away);
  return (
    <Stack gap={12} role="group" aria-label={t('setAvailability.away')}>
      {values.away.map((_, index) => (
        <Row key={keys[index]} gap={4}>
          <FormGrid>
            <DateField name={`away.${index}.from`} label={t('setAvailability.unavailableFrom')} />
            <DateField name={`away.${index}.to`} label={t('setAvailability.unavailableUntil')} />
          </FormGrid>
          <IconAction
            icon={Trash2}
            label={t('setAvailability.removeAway')}
            onClick={() => {
              drop(index);
              set(values.away.filter((__, at) => at !== index));
            }}
          />
        </Row>
      ))}
      {values.away.length < MAX_AWAY && (
        <div>
          <Button variant="text" onClick={() => set([...values.away, { from: '', to: '' }])}>
            <Plus />
            {t('setAvailability.addAway')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
