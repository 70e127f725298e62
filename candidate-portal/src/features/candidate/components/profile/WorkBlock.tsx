import { billsPerWord, type Language, type WorkText } from '@byline/shared-types/domain';
import { useLanguage, useT, type MessageId, type Translate } from '@byline/web-kit/i18n';
import { languageName, sourceLanguage, targetLanguage } from '@byline/web-kit/names';
import type { Candidate } from '../../model';
import { WORK_ORDER } from '../../text-fields';
import { WorkForm } from './block-forms';
import { Facts, type Fact } from './Facts';
import { ProfileBlock } from './ProfileBlock';
import textStyle from '../../../../components/ui/text.module.css';

export function WorkBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const language = useLanguage();
  const facts = workFacts(candidate, t, language);
  return (
    <ProfileBlock
      id="p-work"
      title={t('profile.howYouWork')}
      editLabel={t('profile.editHowYouWork')}
      editWord={t('common.edit')}
      view={
        facts.length > 0 ? <Facts facts={facts} /> : <p className={textStyle.secondary}>{t('profile.emptyWork')}</p>
      }
      form={(close) => <WorkForm candidate={candidate} onDone={close} />}
    />
  );
}

function ratesOf({ candidateInfo, userfunction }: Candidate, t: Translate, language: Language): string {
  // A whole price has no decimals, another one has two; a price per word may have up to four.
  const euro = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const perUnit = billsPerWord(userfunction[0]?.name) ? 'profile.perWord' : 'profile.perHour';
  const { pricePerWord, dayRate } = candidateInfo;
  return [
    typeof pricePerWord === 'number' ? t(perUnit, { price: euro.format(pricePerWord) }) : '',
    typeof dayRate === 'number' ? t('profile.perDay', { price: euro.format(dayRate) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Shorter labels than in the form. */
const SHORT_TERMS: Partial<Record<WorkText, MessageId>> = {
  projectPreferences: 'profile.prefers',
  topProject: 'profile.topProject',
};

/** Rates, experience, languages and texts; an empty one has no line. */
function workFacts(candidate: Candidate, t: Translate, language: Language): Fact[] {
  const { candidateInfo: info } = candidate;
  const { skillSet } = info;
  const pairs = (skillSet?.translationSkills ?? []).map(({ from, to }) =>
    t('candidate.pair', { from: sourceLanguage(from, language), to: targetLanguage(to, language) }),
  );
  const years = skillSet?.yearsExperience;
  const facts: Fact[] = [
    {
      term: t('candidateField.motherTongue'),
      text: skillSet?.motherTongue ? languageName(skillSet.motherTongue, language) : '',
    },
    { term: t('profile.translates'), text: pairs.join('\n') },
    { term: t('profile.experience'), text: typeof years === 'number' ? t('profile.years', { count: years }) : '' },
    { term: t('profile.rates'), text: ratesOf(candidate, t, language) },
    {
      term: t('profile.freelancer'),
      text: typeof info.freelancer === 'boolean' ? t(info.freelancer ? 'common.yes' : 'common.no') : '',
    },
    ...WORK_ORDER.map((name) => ({ term: t(SHORT_TERMS[name] ?? `candidateField.${name}`), text: info[name] ?? '' })),
  ];
  return facts.filter(({ text }) => text !== '');
}
