import { MAX_AWAY } from '@byline/shared-types/domain';
import { useRowKeys } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { Field } from '../../../../components/form/Field';
import { TextButton } from '../../../../components/ui/Button';
import type { AvailabilityValues } from '../../availability-values';
import style from './AwayField.module.css';
import fieldStyle from '../../../../components/form/field.module.css';

/** Periods away. */
export function AwayField() {
  const t = useT();
  const { values, setFieldValue } = useFormikContext<AvailabilityValues>();
  const { keys, drop } = useRowKeys(values.away.length);
  const set = (away: AvailabilityValues['away']): void => void setFieldValue('away', away);
  return (
    <div className={fieldStyle.field} role="group" aria-labelledby="away-label">
      <div className={fieldStyle.label} id="away-label">
        {t('profile.awayPeriods')}
      </div>
      {values.away.map((_, index) => (
        <div key={keys[index]} className={style.period}>
          <Field name={`away.${index}.from`} type="date" label={t('profile.awayFrom')} />
          <Field name={`away.${index}.to`} type="date" label={t('profile.awayTo')} optional />
          <TextButton
            icon={Trash2}
            smallIcon
            onClick={() => {
              drop(index);
              set(values.away.filter((__, at) => at !== index));
            }}
          >
            {t('common.remove')}
          </TextButton>
        </div>
      ))}
      {values.away.length < MAX_AWAY && (
        <div>
          <TextButton icon={Plus} onClick={() => set([...values.away, { from: '', to: '' }])}>
            {t('profile.addAway')}
          </TextButton>
        </div>
      )}
    </div>
  );
}
