import { ArrowRight, Plus, X } from 'lucide-react';
import { useFormikContext } from 'formik';
import { IconButton, TextButton } from '../../../../components/ui/Button';
import { Select } from '../../../../components/ui/Select';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { sourceLanguage, targetLanguage, type Choice } from '@byline/web-kit/names';
import type { WorkValues } from '../../form-values';
import type { TranslationPair } from '../../model';
import fieldStyle from '../../../../components/form/field.module.css';
import style from './PairsField.module.css';

const EMPTY: TranslationPair = { from: '', to: '' };

/** Translation pairs; saving omits a pair with an empty side (docs/domain/candidates.md#translations). */
export function PairsField({ choices }: { choices: readonly Choice[] }) {
  const t = useT();
  const language = useLanguage();
  const { values, setFieldValue } = useFormikContext<WorkValues>();
  const pairs = values.translations;
  const set = (next: TranslationPair[]): void => void setFieldValue('translations', next);
  const change = (index: number, part: Partial<TranslationPair>): void =>
    set(pairs.map((pair, at) => (at === index ? { ...pair, ...part } : pair)));

  const removeLabel = ({ from, to }: TranslationPair, number: number): string =>
    from && to
      ? t('candidate.removePair', {
          pair: t('candidate.pair', { from: sourceLanguage(from, language), to: targetLanguage(to, language) }),
        })
      : t('candidate.removeEmptyPair', { number });

  return (
    <div className={fieldStyle.field} role="group" aria-labelledby="translations-label">
      <div className={fieldStyle.label} id="translations-label">
        {t('candidate.translations')}
      </div>
      <div className={style.pairs}>
        {pairs.map((pair, index) => (
          <div
            className={style.pair}
            role="group"
            aria-label={t('candidate.translation', { number: index + 1 })}
            key={index}
          >
            <Select
              aria-label={t('candidate.from')}
              value={pair.from}
              choices={choices}
              empty={t('common.choose')}
              onChange={(event) => change(index, { from: event.target.value })}
            />
            <ArrowRight />
            <Select
              aria-label={t('candidate.to')}
              value={pair.to}
              choices={choices}
              empty={t('common.choose')}
              onChange={(event) => change(index, { to: event.target.value })}
            />
            <IconButton
              icon={X}
              label={removeLabel(pair, index + 1)}
              onClick={() => set(pairs.filter((_, at) => at !== index))}
            />
          </div>
        ))}
      </div>
      <div>
        <TextButton icon={Plus} onClick={() => set([...pairs, EMPTY])}>
          {t('candidate.addPair')}
        </TextButton>
      </div>
    </div>
  );
}
