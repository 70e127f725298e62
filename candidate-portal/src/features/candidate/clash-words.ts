import { billsPerWord, CAT_TOOLS, labelIn, type Language } from '@byline/shared-types/domain';
import type { MessageId, Translate } from '@byline/web-kit/i18n';
import { countryName, languageName, sourceLanguage, targetLanguage } from '@byline/web-kit/names';
import { functionOf, type Candidate } from './model';

/** A choice or a list of another version of the profile, in short; empty for a text. */
export function clashWords(t: Translate, language: Language, field: string, theirs: Candidate): string {
  const { skillSet, catTools, freelancer } = theirs.candidateInfo;
  const lists: Record<string, string[]> = {
    skills: theirs.skills.map(({ label }) => (label ? labelIn(label, language) : t('skills.unknown'))),
    translationSkills: skillSet.translationSkills.map(({ from, to }) =>
      t('candidate.pair', { from: sourceLanguage(from, language), to: targetLanguage(to, language) }),
    ),
    languages: skillSet.languages.map((known) => languageName(known.language, language)),
    catTools: catTools.map((tool) => CAT_TOOLS[tool]),
    language: [languageName(theirs.language, language)],
    country: theirs.country ? [countryName(theirs.country, language)] : [],
    freelancer: freelancer === null ? [] : [t(freelancer ? 'common.yes' : 'common.no')],
    newsletter: [t(theirs.newsletter ? 'common.yes' : 'common.no')],
  };
  return (lists[field] ?? []).join(', ');
}

/** Labels whose id is not `candidateField.<name>`. */
const LABELS: Record<string, MessageId> = {
  phoneCountry: 'candidate.prefix',
  freelancer: 'candidate.freelancer',
  translationSkills: 'profile.translates',
  newsletter: 'candidate.newsletter',
};

/** The label of a field that stands on another page of the form, in a closed part, or that is a list. */
export function clashLabel(t: Translate, messages: object, field: string, candidate: Candidate): string {
  const isPerHour = field === 'pricePerWord' && !billsPerWord(functionOf(candidate));
  const id = LABELS[field] ?? `candidateField.${isPerHour ? 'pricePerHour' : field}`;
  return id in messages ? t(id as MessageId) : field;
}
