import { COUNTRIES, LANGUAGE_LEVELS } from '@byline/shared-types/domain';
import { useId } from 'react';
import { useLanguage } from '../i18n/useT';
import { useCvT, type CvMessageId } from './useCvT';
import { countryName, type Choice } from '../names';
import type { CvKind } from './proposals';
import type { ReviewedRow } from './useReview';
import style from './cv.module.css';

interface FieldOf {
  name: string;
  label: CvMessageId;
  /** The hint in an empty field. */
  hint?: CvMessageId;
  choices?: 'countries' | 'levels' | 'skills';
}

const FIELDS: Record<CvKind, readonly FieldOf[]> = {
  name: [
    { name: 'firstname', label: 'candidateField.firstname' },
    { name: 'name', label: 'candidateField.name' },
  ],
  email: [{ name: 'value', label: 'candidateField.email' }],
  phone: [{ name: 'value', label: 'candidateField.phone' }],
  address: [
    { name: 'street', label: 'candidateField.street' },
    { name: 'number', label: 'candidateField.number' },
    { name: 'box', label: 'candidateField.box' },
    { name: 'postal', label: 'candidateField.postal' },
    { name: 'city', label: 'candidateField.city' },
    { name: 'country', label: 'candidateField.country', choices: 'countries' },
  ],
  link: [{ name: 'value', label: 'cvReview.link' }],
  skill: [{ name: 'skillId', label: 'cvReview.skill', choices: 'skills' }],
  language: [{ name: 'level', label: 'cvReview.level', choices: 'levels' }],
  years: [{ name: 'value', label: 'candidateField.yearsExperience' }],
  job: [
    { name: 'function', label: 'cvReview.function' },
    { name: 'company', label: 'cvReview.company' },
    { name: 'from', label: 'cvReview.from', hint: 'cvReview.month' },
    { name: 'to', label: 'cvReview.to', hint: 'cvReview.month' },
  ],
  diploma: [
    { name: 'degree', label: 'cvReview.degree' },
    { name: 'institute', label: 'cvReview.institute' },
    { name: 'from', label: 'cvReview.from' },
    { name: 'to', label: 'cvReview.to' },
  ],
};

interface ProposalFieldsProps {
  row: ReviewedRow;
  skillChoices: readonly Choice[];
  onChange: (field: string, value: string) => void;
}

/** The fields of a proposal that is being changed. */
export function ProposalFields({ row, skillChoices, onChange }: ProposalFieldsProps) {
  const t = useCvT();
  const language = useLanguage();
  const id = useId();
  const choicesOf = (choices: FieldOf['choices']): readonly Choice[] => {
    if (choices === 'skills') return skillChoices;
    if (choices === 'levels') return LANGUAGE_LEVELS.map((value) => ({ value, label: t(`languageLevel.${value}`) }));
    return COUNTRIES.map((value) => ({ value, label: countryName(value, language) })).sort((a, b) =>
      a.label.localeCompare(b.label, language),
    );
  };
  return (
    <div className={style.fields}>
      {FIELDS[row.proposal.kind].map(({ name, label, hint, choices }, index) => {
        const shared = {
          id: `${id}${name}`,
          className: style.input,
          value: row.values[name] ?? '',
          'aria-invalid': row.wrong.includes(name) ? true : undefined,
        };
        return (
          <div key={name}>
            <label htmlFor={shared.id}>{t(label)}</label>
            {choices ? (
              <select {...shared} autoFocus={index === 0} onChange={(event) => onChange(name, event.target.value)}>
                <option value="" />
                {choicesOf(choices).map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...shared}
                type="text"
                autoFocus={index === 0}
                placeholder={hint && t(hint)}
                onChange={(event) => onChange(name, event.target.value)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
