import { billsPerWord, CAT_TOOLS, labelIn, type Language } from '@byline/shared-types/domain';
import type { MessageId, Translate } from '@byline/web-kit/i18n';
import { countryName, languageName, sourceLanguage, targetLanguage } from '@byline/web-kit/names';
import type { Candidate } from './model';

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

/** Labels of the fields that stand on an earlier page of the wizard or in a part that is closed, and of lists. */
const LABELS: Record<string, MessageId> = {
  firstname: 'candidateField.firstname',
  name: 'candidateField.name',
  language: 'candidateField.language',
  street: 'candidateField.street',
  number: 'candidateField.number',
  box: 'candidateField.box',
  postal: 'candidateField.postal',
  city: 'candidateField.city',
  country: 'candidateField.country',
  province: 'candidateField.province',
  phoneCountry: 'candidate.prefix',
  phone: 'candidateField.phone',
  dayRate: 'candidateField.dayRate',
  yearsExperience: 'candidateField.yearsExperience',
  freelancer: 'candidate.freelancer',
  skills: 'candidateField.skills',
  motherTongue: 'candidateField.motherTongue',
  languages: 'candidateField.languages',
  translationSkills: 'profile.translates',
  catTools: 'candidateField.catTools',
  wordsPerDay: 'candidateField.wordsPerDay',
  minimumFee: 'candidateField.minimumFee',
  newsletter: 'candidate.newsletter',
};

/** The label of a field that is not on the page, or that is a list. */
export function clashLabel(t: Translate, field: string, candidate: Candidate): string {
  if (field === 'pricePerWord')
    return t(
      billsPerWord(candidate.userfunction[0]?.name) ? 'candidateField.pricePerWord' : 'candidateField.pricePerHour',
    );
  const id = LABELS[field];
  return id ? t(id) : field;
}
