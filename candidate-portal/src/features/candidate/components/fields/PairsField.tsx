import { DEFAULT_COUNTRY } from '@byline/shared-types/domain';
import { useRowKeys } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { TextButton } from '../../../../components/ui/Button';
import type { LanguageValues, PairRow } from '@byline/web-kit/candidate';
import { PairField } from './PairField';
import fieldStyle from '../../../../components/form/field.module.css';
import style from './pairs.module.css';

/** Translation pairs; saving omits a pair with an empty side (docs/domain/candidates.md#translations). */
export function PairsField() {
  const t = useT();
  const { values, setFieldValue } = useFormikContext<LanguageValues>();
  const pairs = values.translationSkills;
  const { keys, drop } = useRowKeys(pairs.length);
  const set = (next: PairRow[]): void => void setFieldValue('translationSkills', next);
  return (
    <div className={fieldStyle.field} role="group" aria-labelledby="translations-label">
      <div className={fieldStyle.label} id="translations-label">
        {t('candidate.translations')}
      </div>
      {pairs.length > 0 && (
        <div className={style.pairs}>
          {pairs.map((pair, index) => (
            <PairField
              key={keys[index]}
              pair={pair}
              index={index}
              pairs={pairs}
              onChange={(part) => set(pairs.map((one, at) => (at === index ? { ...one, ...part } : one)))}
              onRemove={() => {
                drop(index);
                set(pairs.filter((_, at) => at !== index));
              }}
            />
          ))}
        </div>
      )}
      <div>
        <TextButton
          icon={Plus}
          onClick={() => set([...pairs, { from: '', to: values.motherTongue, country: DEFAULT_COUNTRY }])}
        >
          {t('candidate.addPair')}
        </TextButton>
      </div>
    </div>
  );
}
