import { SPECIALISMS } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { countryChoices, sourceLanguage, targetLanguage, useNames } from '@byline/web-kit/names';
import { ArrowRight, ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../../components/form/Field';
import { SelectField } from '../../../../components/form/SelectField';
import { IconButton } from '../../../../components/ui/Button';
import { takenByPairs, type PairRow } from '@byline/web-kit/candidate';
import { Checks } from './Checks';
import { LanguageEnd } from './LanguageEnd';
import checkStyle from '../../../../components/form/check.module.css';
import rowStyle from '../../../../components/form/row.module.css';
import style from './pairs.module.css';

interface PairFieldProps {
  pair: PairRow;
  index: number;
  /** All rows, which must differ. */
  pairs: readonly PairRow[];
  onChange: (part: Partial<PairRow>) => void;
  onRemove: () => void;
}

/** One pair: from, to, and what belongs to it alone. */
export function PairField({ pair, index, pairs, onChange, onRemove }: PairFieldProps) {
  const t = useT();
  const language = useLanguage();
  // Draws again when the name of a rare language has loaded.
  useNames();
  const { from, to } = pair;
  const number = index + 1;
  const removeLabel =
    from && to
      ? t('candidate.removePair', {
          pair: t('candidate.pair', { from: sourceLanguage(from, language), to: targetLanguage(to, language) }),
        })
      : t('candidate.removeEmptyPair', { number });
  const side = (end: 'from' | 'to') => (
    <LanguageEnd
      name={`translationSkills.${index}.${end}`}
      label={t(`candidate.${end}`)}
      fullLabel={`${t('candidate.translation', { number })}, ${t(`candidate.${end}`)}`}
      placeholder={t(`candidate.${end}`)}
      taken={takenByPairs(pairs, index, end)}
    />
  );
  return (
    <div role="group" aria-label={t('candidate.translation', { number })}>
      <div className={style.pair}>
        {side('from')}
        <ArrowRight />
        {side('to')}
        <IconButton icon={X} label={removeLabel} onClick={onRemove} />
      </div>
      <PairDetails pair={pair} index={index} onChange={onChange} />
    </div>
  );
}

/** Subject areas, rate and oath of a pair, closed until the candidate wants them. */
function PairDetails({ pair, index, onChange }: Omit<PairFieldProps, 'onRemove' | 'pairs'>) {
  const t = useT();
  const language = useLanguage();
  const name = `translationSkills.${String(index)}`;
  const price = useField<string | undefined>(`${name}.pricePerWord`, t('pair.price'));
  const [open, setOpen] = useState(false);
  const shown = open || price.error !== undefined;
  const { specialisms = [], sworn = false } = pair;
  const facts = [...specialisms.map((one) => t(`specialism.${one}`)), ...(sworn ? [t('pair.sworn')] : [])];
  return (
    <details className={style.details} open={shown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronDown size={16} />
        {facts.length > 0 ? facts.join(', ') : t('pair.more')}
      </summary>
      {shown && (
        <div className={style.more}>
          <Checks
            legend={t('pair.specialisms')}
            choices={SPECIALISMS.map((value) => ({ value, label: t(`specialism.${value}`) }))}
            value={specialisms}
            onChange={(chosen) => onChange({ specialisms: chosen })}
          />
          <Field
            name={`${name}.pricePerWord`}
            label={t('pair.price')}
            optional
            unit="€"
            inputMode="decimal"
            autoComplete="off"
          />
          <label className={checkStyle.check}>
            <input type="checkbox" checked={sworn} onChange={(event) => onChange({ sworn: event.target.checked })} />
            <span>{t('pair.swornHere')}</span>
          </label>
          {sworn && (
            <div className={rowStyle.row}>
              <Field name={`${name}.court`} label={t('pair.court')} optional autoComplete="off" />
              <SelectField name={`${name}.country`} label={t('pair.country')} choices={countryChoices(language)} />
            </div>
          )}
        </div>
      )}
    </details>
  );
}
