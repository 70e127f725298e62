import { useMemo, useState } from 'react';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { currentYear, formatMonth } from '@byline/web-kit/dates';
import type { Choice } from '@byline/web-kit/names';
import { Select } from '../ui/Select';
import { OtherText } from './Clash';
import { ErrorLine } from '../ui/ErrorLine';
import { helpId, OptionalMark, type Labelled } from './FieldShell';
import { useField } from '@byline/web-kit/form';
import fieldStyle from './field.module.css';
import style from './MonthField.module.css';

const YEARS_BACK = 60;

function monthChoices(language: string): Choice[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2000, month, 1))),
  }));
}

/** Years of work or education, up to the current one (docs/domain/agenda.md#work-and-diplomas). */
export const yearChoices = (): Choice[] =>
  Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(currentYear() - back)).map((year) => ({
    value: year,
    label: year,
  }));

/** A month as YYYY-MM, from two lists; the value is empty until both lists have a choice. */
export function MonthField({ name, label, help, optional = false }: Labelled) {
  const t = useT();
  const language = useLanguage();
  const field = useField(name, label);
  const value = typeof field.value === 'string' ? field.value : '';
  const [[year = '', month = ''], setParts] = useState(value.split('-'));
  const months = useMemo(() => monthChoices(language), [language]);
  const years = useMemo(() => yearChoices(), []);

  const change = (nextYear: string, nextMonth: string): void => {
    setParts([nextYear, nextMonth]);
    field.setValue(nextYear && nextMonth ? `${nextYear}-${nextMonth}` : '');
  };
  const described = field.error ? field.errorId : help ? helpId(field) : undefined;

  return (
    <div className={fieldStyle.field} role="group" aria-labelledby={`${field.id}-label`} aria-describedby={described}>
      <div className={fieldStyle.label} id={`${field.id}-label`}>
        <span>
          {label} {optional && <OptionalMark />}
        </span>
      </div>
      <div className={style.month}>
        <Select
          id={field.id}
          aria-label={t('month.month')}
          aria-invalid={field.error ? true : undefined}
          value={month}
          choices={months}
          empty={t('month.month')}
          onBlur={field.leave}
          onChange={(event) => change(year, event.target.value)}
        />
        <Select
          aria-label={t('month.year')}
          aria-invalid={field.error ? true : undefined}
          value={year}
          choices={years}
          empty={t('month.year')}
          onBlur={field.leave}
          onChange={(event) => change(event.target.value, month)}
        />
      </div>
      {field.error ? (
        <ErrorLine id={field.errorId}>{field.error}</ErrorLine>
      ) : (
        help && (
          <p className={fieldStyle.help} id={helpId(field)}>
            {help}
          </p>
        )
      )}
      <OtherText field={field} words={(other) => (other === '' ? '' : formatMonth(`${other}-01`))} />
    </div>
  );
}
