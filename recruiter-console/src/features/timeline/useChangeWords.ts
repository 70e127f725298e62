import { FALLBACK_PROVINCE } from '@byline/shared-types/domain';
import { availabilityParts, candidateInfoTexts, candidateTexts, labelsOf } from '@byline/web-kit/candidate';
import { formatDay } from '@byline/web-kit/dates';
import { useT, type MessageId } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { useIntl } from 'react-intl';
import type { HistoryChangeDto } from '../../api';
import { useRecruiters, useSourceOptions } from '../../api/lookups';
import { usePrice } from '../../components/candidate/rate';
import { useFunctionName } from '../../components/candidate/texts';
import { displayName } from '../../lib/format';

const LABELS: Readonly<Record<string, MessageId>> = {
  ...labelsOf({ ...candidateTexts, ...candidateInfoTexts }),
  firstname: 'candidateField.firstname',
  name: 'candidateField.name',
  email: 'candidateField.email',
  language: 'candidateField.language',
  function: 'candidate.function',
  skype: 'profileForm.skype',
  info: 'profile.info',
  moreAboutYourself: 'profile.about',
  resumeSummary: 'profile.summary',
  websiteTag: 'profile.websiteTag',
  sourceId: 'candidate.source',
  assignedTo: 'tasks.assignedTo',
  tags: 'candidate.tags',
  links: 'profileForm.links',
  skills: 'candidateField.skills',
  freelancer: 'candidate.freelancer',
  pricePerWord: 'candidateField.pricePerWord',
  dayRate: 'candidateField.dayRate',
  minimumFee: 'candidateField.minimumFee',
  wordsPerDay: 'candidateField.wordsPerDay',
  catTools: 'candidateField.catTools',
  yearsExperience: 'candidateField.yearsExperience',
  motherTongue: 'candidateField.motherTongue',
  languages: 'candidateField.languages',
  translationSkills: 'profileForm.translations',
  availability: 'candidate.availability',
  // Entries from before availability had a record of its own.
  unavailable: 'candidate.availability',
  publicEnabled: 'candidate.publicProfile',
  publicHidden: 'candidate.publicProfile',
  publicSearchable: 'candidate.publicProfile',
  newsletter: 'timeline.newsletter',
  timezone: 'timeline.timezone',
};

const PRICES = ['pricePerWord', 'dayRate', 'minimumFee'];
/** Fields whose stored value says nothing by itself. */
const ONLY_NAMED = ['province', 'publicSearchable'];

type Value = HistoryChangeDto['from'];
type Said = NonNullable<HistoryChangeDto['availability']>['from'];

export interface ChangeWords {
  field: string;
  label: string;
  /** Undefined for a field that is only named; an empty text for no value. */
  from?: string;
  to?: string;
}

/** Changed fields in words. */
export function useChangeWords(): (change: HistoryChangeDto) => ChangeWords {
  const t = useT();
  const { formatNumber, locale } = useIntl();
  const price = usePrice();
  const names = useNames();
  const functionName = useFunctionName();
  const recruiters = useRecruiters();
  const sources = useSourceOptions();
  const byField: Readonly<Record<string, (text: string) => string>> = {
    language: names.language,
    motherTongue: names.language,
    country: names.country,
    function: functionName,
    sourceId: sources.label,
    assignedTo: (id) => {
      const recruiter = recruiters.find(id);
      return recruiter ? displayName(recruiter) : t('notes.gone');
    },
  };
  const words = (field: string, value: Value): string => {
    if (value === null || value === undefined || value === FALLBACK_PROVINCE) return '';
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    if (typeof value === 'number') return PRICES.includes(field) ? price(value) : formatNumber(value);
    return byField[field]?.(value) ?? value;
  };
  const said = (availability: Said): string =>
    availability ? availabilityParts(t, locale, availability, formatDay).join(' · ') : '';
  return ({ field, from, to, availability }) => {
    const label = t(LABELS[field] ?? 'timeline.otherField');
    if (availability) {
      const [before, after] = [said(availability.from), said(availability.to)];
      // A confirmation says the same again.
      return { field, label, from: before === after ? '' : before, to: after };
    }
    if ((from === undefined && to === undefined) || ONLY_NAMED.includes(field)) return { field, label };
    return { field, label, from: words(field, from), to: words(field, to) };
  };
}
