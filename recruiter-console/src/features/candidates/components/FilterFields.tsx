import {
  INTERVIEW_STATUSES,
  provincesOf,
  provinceName,
  USER_FUNCTIONS,
  type InterviewStatus,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useRecruiters, useSourceOptions, useTagOptions } from '../../../api/lookups';
import { candidateMessages as words } from '../../../components/candidate/messages';
import { useFunctionName } from '../../../components/candidate/texts';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { common } from '../../../i18n/common';
import { interviewStatus } from '../../../i18n/labels';
import type { Filters } from '../../../lib/candidate-list/filters';
import { useNames } from '@byline/web-kit/names';
import { messages } from '../messages';
import style from './FilterFields.module.css';
import {
  DayFilter,
  DayRangeFilter,
  JobFilter,
  NumberRangeFilter,
  OneFilter,
  PlaceFilter,
  SeveralFilter,
  YesNoFilter,
} from './filter-controls';
import { SkillsFilter } from './SkillsFilter';

interface FilterFieldsProps {
  draft: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Two columns of fields, the most used first. */
export function FilterFields({ draft, onChange }: FilterFieldsProps) {
  const { formatMessage } = useIntl();
  const names = useNames();
  const functionName = useFunctionName();
  const recruiters = useRecruiters();
  const tags = useTagOptions();
  const sources = useSourceOptions();
  const provinces = draft.country.flatMap((country) =>
    provincesOf(country).flatMap((value) => {
      const label = provinceName(country, value);
      return label === undefined ? [] : [{ value, label }];
    }),
  );
  const byLabel = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label);
  return (
    <div className={style.fields}>
      <SeveralFilter
        label={formatMessage(words.function)}
        options={USER_FUNCTIONS.map((value) => ({ value, label: functionName(value) })).sort(byLabel)}
        value={draft.function}
        onChange={(value) => onChange({ function: value as UserFunctionName[] })}
      />
      <SeveralFilter
        label={formatMessage(messages.assignedRecruiter)}
        options={[{ value: 'none', label: formatMessage(common.nobody) }, ...recruiters.options]}
        value={draft.assignedTo}
        onChange={(assignedTo) => onChange({ assignedTo })}
      />
      <SeveralFilter
        label={formatMessage(words.motherTongue)}
        options={names.languageOptions}
        value={draft.motherTongue}
        onChange={(motherTongue) => onChange({ motherTongue })}
      />
      <FieldFrame id={useId()} label={formatMessage(words.translates)} group>
        <Row gap={6}>
          <OneFilter
            label={formatMessage(common.from)}
            options={names.languageOptions}
            value={draft.translatesFrom}
            onChange={(translatesFrom) => onChange({ translatesFrom })}
          />
          <Text tone="muted" aria-hidden="true">
            →
          </Text>
          <OneFilter
            label={formatMessage(common.to)}
            options={names.languageOptions}
            value={draft.translatesTo}
            onChange={(translatesTo) => onChange({ translatesTo })}
          />
        </Row>
      </FieldFrame>
      <SkillsFilter value={draft.skills} onChange={(skills) => onChange({ skills })} />
      <NumberRangeFilter
        label={formatMessage(messages.yearsOfExperience)}
        lowest={formatMessage(messages.fromYears)}
        highest={formatMessage(messages.toYears)}
        hint={['0', '40']}
        value={draft.yearsExperience}
        onChange={(yearsExperience) => onChange({ yearsExperience })}
      />
      <SeveralFilter
        label={formatMessage(words.country)}
        options={names.countryOptions}
        value={draft.country}
        onChange={(country) => onChange({ country, province: country.length > 0 ? draft.province : [] })}
      />
      <PlaceFilter
        label={formatMessage(messages.place)}
        value={draft.place}
        onChange={(place) => onChange({ place })}
      />
      <SeveralFilter
        label={formatMessage(words.tags)}
        options={tags.options}
        value={draft.tags}
        onChange={(value) => onChange({ tags: value })}
      />
      <SeveralFilter
        label={formatMessage(words.source)}
        options={sources.options}
        value={draft.sourceId}
        onChange={(sourceId) => onChange({ sourceId })}
      />
      <YesNoFilter
        label={formatMessage(words.freelancer)}
        value={draft.freelancer}
        onChange={(freelancer) => onChange({ freelancer })}
      />
      <YesNoFilter
        label={formatMessage(words.publicProfile)}
        value={draft.publicEnabled}
        onChange={(publicEnabled) => onChange({ publicEnabled })}
      />
      {provinces.length > 0 && (
        <SeveralFilter
          label={formatMessage(words.province)}
          options={provinces.sort(byLabel)}
          value={draft.province}
          onChange={(province) => onChange({ province })}
        />
      )}
      <SeveralFilter
        label={formatMessage(messages.interviewStatus)}
        options={INTERVIEW_STATUSES.map((value) => ({ value, label: formatMessage(interviewStatus[value]) }))}
        value={draft.status}
        onChange={(status) => onChange({ status: status as InterviewStatus[] })}
      />
      <JobFilter value={draft.jobId} onChange={(jobId) => onChange({ jobId })} />
      <NumberRangeFilter
        label={formatMessage(messages.price)}
        value={draft.pricePerWord}
        onChange={(pricePerWord) => onChange({ pricePerWord })}
      />
      <NumberRangeFilter
        label={formatMessage(messages.dayRateEuro)}
        value={draft.dayRate}
        onChange={(dayRate) => onChange({ dayRate })}
      />
      <DayRangeFilter
        label={formatMessage(words.registered)}
        value={draft.createdAt}
        onChange={(createdAt) => onChange({ createdAt })}
      />
      <DayRangeFilter
        label={formatMessage(words.modified)}
        value={draft.modifiedAt}
        onChange={(modifiedAt) => onChange({ modifiedAt })}
      />
      <DayFilter
        label={formatMessage(messages.availableOn)}
        value={draft.availableOn}
        onChange={(availableOn) => onChange({ availableOn })}
      />
      <YesNoFilter
        label={formatMessage(messages.archived)}
        value={draft.archived}
        onChange={(archived) => onChange({ archived })}
      />
    </div>
  );
}
