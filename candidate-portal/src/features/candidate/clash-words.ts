import { labelIn, type Language } from '@byline/shared-types/domain';
import type { Translate } from '@byline/web-kit/i18n';
import { languageName, sourceLanguage, targetLanguage } from '@byline/web-kit/names';
import type { Candidate } from './model';

/** A list of another version of the profile, in short. */
export function clashWords(t: Translate, language: Language, field: string, theirs: Candidate): string {
  const { skillSet, catTools } = theirs.candidateInfo;
  const lists: Record<string, string[]> = {
    skills: theirs.skills.map(({ label }) => (label ? labelIn(label, language) : t('skills.unknown'))),
    translationSkills: skillSet.translationSkills.map(({ from, to }) =>
      t('candidate.pair', { from: sourceLanguage(from, language), to: targetLanguage(to, language) }),
    ),
    languages: skillSet.languages.map((known) => languageName(known.language, language)),
    catTools,
  };
  return (lists[field] ?? []).join(', ');
}
