import { LANGUAGE_LEVELS, type LanguageLevel } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useRowKeys } from '@byline/web-kit/form';
import { useNames } from '@byline/web-kit/names';
import { useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import { IconButton, TextButton } from '../../../../components/ui/Button';
import { Select } from '../../../../components/ui/Select';
import { takenByOthers, type LanguageRow, type LanguageValues } from '@byline/web-kit/candidate';
import { LanguageEnd } from './LanguageEnd';
import fieldStyle from '../../../../components/form/field.module.css';
import style from './pairs.module.css';

const EMPTY: LanguageRow = { language: '', level: 'C1' };

/** Languages besides the mother tongue, each with its level. */
export function LevelsField() {
  const t = useT();
  const names = useNames();
  const { values, setFieldValue } = useFormikContext<LanguageValues>();
  const rows = values.languages;
  const { keys, drop } = useRowKeys(rows.length);
  const set = (next: LanguageRow[]): void => void setFieldValue('languages', next);
  const change = (index: number, part: Partial<LanguageRow>): void =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const levels = LANGUAGE_LEVELS.map((value) => ({ value, label: t(`languageLevel.${value}`) }));
  return (
    <div className={fieldStyle.field} role="group" aria-labelledby="languages-label">
      <div className={fieldStyle.label} id="languages-label">
        {t('candidateField.languages')}
      </div>
      {rows.length > 0 && (
        <div className={style.pairs}>
          {rows.map(({ language, level }, index) => {
            const row = t('language.row', { number: index + 1 });
            return (
              <div className={`${style.pair} ${style.level}`} role="group" aria-label={row} key={keys[index]}>
                <LanguageEnd
                  name={`languages.${index}.language`}
                  label={row}
                  placeholder={t('language.search')}
                  taken={takenByOthers(values, index)}
                />
                <Select
                  aria-label={t('language.level')}
                  value={level}
                  choices={levels}
                  onChange={(event) => change(index, { level: event.target.value as LanguageLevel })}
                />
                <IconButton
                  icon={X}
                  label={t('candidate.removeLanguage', { language: language ? names.language(language) : row })}
                  onClick={() => {
                    drop(index);
                    set(rows.filter((_, at) => at !== index));
                  }}
                />
              </div>
            );
          })}
        </div>
      )}
      <div>
        <TextButton icon={Plus} onClick={() => set([...rows, EMPTY])}>
          {t('language.add')}
        </TextButton>
      </div>
    </div>
  );
}
