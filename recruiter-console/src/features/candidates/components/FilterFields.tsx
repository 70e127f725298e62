import {
  CAT_TOOL_IDS,
  CAT_TOOLS,
  INTERVIEW_STATUSES,
  provincesOf,
  provinceName,
  USER_FUNCTIONS,
  type CatTool,
  type InterviewStatus,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import clsx from 'clsx';
import { memo, useDeferredValue, type ReactNode, type Ref } from 'react';
import { useFunctionName } from '../../../components/candidate/texts';
import {
  CONFIRMED_WITHIN,
  FREE_DAYS,
  READ_FILTERS,
  type FilterName,
  type Filters,
  type ReadFilter,
} from '../../../lib/candidate-list/filters';
import { useLanguageChoices, useNames } from '@byline/web-kit/names';
import style from './FilterFields.module.css';
import {
  ChoiceFilter,
  DayFilter,
  DayRangeFilter,
  JobFilter,
  NumberRangeFilter,
  SeveralFilter,
  TextFilter,
  YesNoFilter,
} from './filter-controls';
import { RecruiterFilter, SourceFilter, TagFilter } from './lookup-filters';
import { SkillsFilter } from './SkillsFilter';
import { TranslatesFilter } from './TranslatesFilter';

/** The number of fields in the first render of the form. */
const FIRST = 4;

interface FilterFieldProps {
  name: ReadFilter;
  draft: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Other filters that a field depends on. */
const BESIDE: Partial<Record<ReadFilter, readonly FilterName[]>> = {
  translatesFrom: ['translatesTo', 'sworn', 'specialism'],
  country: ['province'],
  province: ['country'],
};

/** True if the values that a field depends on are unchanged. The form has about twenty fields and the user changes one at a time. */
function readsSame(before: FilterFieldProps, { name, draft, onChange }: FilterFieldProps): boolean {
  return (
    before.name === name &&
    before.onChange === onChange &&
    [name, ...(BESIDE[name] ?? [])].every((one) => before.draft[one] === draft[one])
  );
}

/** The whole days, and another number that a link has asked for. */
const daysWith = (asked: string): number[] =>
  [...new Set([...FREE_DAYS, ...(asked ? [Number(asked)] : [])])].sort((a, b) => a - b);

const FilterField = memo(function FilterField({ name, draft, onChange }: FilterFieldProps) {
  const t = useT();
  const names = useNames();
  const languages = useLanguageChoices();
  const functionName = useFunctionName();
  const provinces = draft.country.flatMap((country) =>
    provincesOf(country).flatMap((value) => {
      const label = provinceName(country, value);
      return label === undefined ? [] : [{ value, label }];
    }),
  );
  type RangeName = 'pricePerWord' | 'pricePerHour' | 'dayRate' | 'wordsPerDay';
  const numbers = (name: RangeName, label: string) => (
    <NumberRangeFilter label={label} value={draft[name]} onChange={(range) => onChange({ [name]: range })} />
  );
  const yesNo = (name: 'freelancer' | 'publicEnabled' | 'archived', label: string) => (
    <YesNoFilter label={label} value={draft[name]} onChange={(value) => onChange({ [name]: value })} />
  );
  const days = (name: 'createdAt' | 'modifiedAt' | 'freeBetween', label: string) => (
    <DayRangeFilter label={label} value={draft[name]} onChange={(range) => onChange({ [name]: range })} />
  );
  const choice = (name: 'freeDays' | 'confirmedWithin', label: string, counts: readonly number[]) => (
    <ChoiceFilter
      label={label}
      options={counts.map((count) => ({ value: String(count), label: t('candidates.withinDays', { days: count }) }))}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const text = (name: 'place' | 'firstname' | 'name', label: string) => (
    <TextFilter label={label} value={draft[name]} onChange={(value) => onChange({ [name]: value })} />
  );
  const byLabel = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label);
  const fields: Record<ReadFilter, () => ReactNode> = {
    function: () => (
      <SeveralFilter
        label={t('candidate.function')}
        options={USER_FUNCTIONS.map((value) => ({ value, label: functionName(value) })).sort(byLabel)}
        value={draft.function}
        onChange={(value) => onChange({ function: value as UserFunctionName[] })}
      />
    ),
    translatesFrom: () => <TranslatesFilter draft={draft} onChange={onChange} />,
    motherTongue: () => (
      <SeveralFilter
        label={t('candidateField.motherTongue')}
        options={languages}
        value={draft.motherTongue}
        onChange={(motherTongue) => onChange({ motherTongue })}
      />
    ),
    catTools: () => (
      <SeveralFilter
        label={t('candidateField.catTools')}
        options={CAT_TOOL_IDS.map((value) => ({ value, label: CAT_TOOLS[value] }))}
        any={t('common.anyMasculine')}
        value={draft.catTools}
        onChange={(catTools) => onChange({ catTools: catTools as CatTool[] })}
      />
    ),
    wordsPerDay: () => numbers('wordsPerDay', t('candidateField.wordsPerDay')),
    skills: () => <SkillsFilter value={draft.skills} onChange={(skills) => onChange({ skills })} />,
    pricePerWord: () => numbers('pricePerWord', t('candidates.pricePerWord')),
    pricePerHour: () => numbers('pricePerHour', t('candidates.pricePerHour')),
    dayRate: () => numbers('dayRate', t('candidates.dayRateEuro')),
    place: () => text('place', t('candidates.place')),
    country: () => (
      <SeveralFilter
        label={t('candidateField.country')}
        options={names.countryOptions}
        any={t('common.anyMasculine')}
        value={draft.country}
        onChange={(country) => onChange({ country, province: country.length > 0 ? draft.province : [] })}
      />
    ),
    province: () =>
      provinces.length > 0 && (
        <SeveralFilter
          label={t('candidateField.province')}
          options={provinces.sort(byLabel)}
          value={draft.province}
          onChange={(province) => onChange({ province })}
        />
      ),
    yearsExperience: () => (
      <NumberRangeFilter
        label={t('candidates.yearsOfExperience')}
        lowest={t('candidates.fromYears')}
        highest={t('candidates.toYears')}
        hint={['0', '40']}
        value={draft.yearsExperience}
        onChange={(yearsExperience) => onChange({ yearsExperience })}
      />
    ),
    availableOn: () => (
      <DayFilter
        label={t('candidates.availableOn')}
        value={draft.availableOn}
        onChange={(availableOn) => onChange({ availableOn })}
      />
    ),
    freeBetween: () => days('freeBetween', t('candidates.freeBetween')),
    freeDays: () => choice('freeDays', t('candidates.freeDays'), daysWith(draft.freeDays)),
    confirmedWithin: () => choice('confirmedWithin', t('candidates.confirmedWithin'), CONFIRMED_WITHIN),
    status: () => (
      <SeveralFilter
        label={t('candidates.interviewStatus')}
        options={INTERVIEW_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        any={t('common.anyMasculine')}
        value={draft.status}
        onChange={(status) => onChange({ status: status as InterviewStatus[] })}
      />
    ),
    assignedTo: () => (
      <RecruiterFilter
        label={t('candidates.assignedRecruiter')}
        value={draft.assignedTo}
        onChange={(assignedTo) => onChange({ assignedTo })}
      />
    ),
    tags: () => (
      <TagFilter label={t('candidate.tags')} value={draft.tags} onChange={(value) => onChange({ tags: value })} />
    ),
    sourceId: () => (
      <SourceFilter
        label={t('candidate.source')}
        value={draft.sourceId}
        onChange={(sourceId) => onChange({ sourceId })}
      />
    ),
    freelancer: () => yesNo('freelancer', t('candidate.freelancer')),
    publicEnabled: () => yesNo('publicEnabled', t('candidate.publicProfile')),
    archived: () => yesNo('archived', t('candidates.archived')),
    jobId: () => <JobFilter value={draft.jobId} onChange={(jobId) => onChange({ jobId })} />,
    firstname: () => text('firstname', t('candidateField.firstname')),
    name: () => text('name', t('candidateField.name')),
    createdAt: () => days('createdAt', t('candidate.registered')),
    modifiedAt: () => days('modifiedAt', t('candidate.modified')),
  };
  return fields[name]();
}, readsSame);

interface FilterFieldsProps {
  draft: Filters;
  /** The only filter in the form; null for all filters. */
  only: ReadFilter | null;
  /** Must be stable: a field renders again only when its own values change. */
  onChange: (change: Partial<Filters>) => void;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Two columns of fields, the most used first. */
export function FilterFields({ draft, only, onChange, ref }: FilterFieldsProps) {
  // The province depends on the country, so both appear together.
  const wanted = only
    ? READ_FILTERS.filter((name) => name === only || (only === 'country' && name === 'province'))
    : READ_FILTERS;
  // Renders the most used fields first, so that the form opens at once; the others follow.
  const all = useDeferredValue(true, false);
  return (
    <div className={clsx(style.fields, only && style.one)} ref={ref}>
      {wanted.slice(0, all ? undefined : FIRST).map((name) => (
        <FilterField key={name} {...{ name, draft, onChange }} />
      ))}
    </div>
  );
}
