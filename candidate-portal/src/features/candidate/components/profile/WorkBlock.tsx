import { billsPerWord, CAT_TOOLS, type Language, type WorkText } from '@byline/shared-types/domain';
import { pairFacts } from '@byline/web-kit/candidate';
import { useLanguage, useT, type MessageId, type Translate } from '@byline/web-kit/i18n';
import { languageName, sourceLanguage, targetLanguage, useNames } from '@byline/web-kit/names';
import type { Candidate } from '../../model';
import { WORK_ORDER } from '../../text-fields';
import { WorkForm } from './block-forms';
import { Facts, type Fact } from './Facts';
import { ProfileBlock } from './ProfileBlock';

export function WorkBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const language = useLanguage();
  // Draws again when the name of a rare language has loaded.
  useNames();
  const facts = workFacts(candidate, t, language);
  return (
    <ProfileBlock
      id="p-work"
      candidateId={candidate._id}
      title={t('profile.howYouWork')}
      editLabel={t('profile.editHowYouWork')}
      editWord={t('common.edit')}
      view={facts.length > 0 && <Facts facts={facts} />}
      form={(close) => <WorkForm candidate={candidate} onDone={close} />}
    />
  );
}

/** A whole price has no decimals, another one has two; a price per word may have up to four. */
const euroIn = (language: Language) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
    trailingZeroDisplay: 'stripIfInteger',
  });

function ratesOf({ candidateInfo, userfunction }: Candidate, t: Translate, language: Language): string {
  const euro = euroIn(language);
  const perUnit = billsPerWord(userfunction[0]?.name) ? 'profile.perWord' : 'profile.perHour';
  const { pricePerWord, dayRate, minimumFee } = candidateInfo;
  return [
    typeof pricePerWord === 'number' ? t(perUnit, { price: euro.format(pricePerWord) }) : '',
    typeof dayRate === 'number' ? t('profile.perDay', { price: euro.format(dayRate) }) : '',
    typeof minimumFee === 'number' ? t('profile.atLeast', { price: euro.format(minimumFee) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

type Pair = Candidate['candidateInfo']['skillSet']['translationSkills'][number];

/** "French to Dutch (Belgium): sworn (Ghent, Belgium), legal, € 0.16 a word". */
function pairLine(pair: Pair, t: Translate, language: Language): string {
  const { from, to, pricePerWord } = pair;
  const languages = t('candidate.pair', { from: sourceLanguage(from, language), to: targetLanguage(to, language) });
  const price = pricePerWord === null ? [] : [t('profile.perWord', { price: euroIn(language).format(pricePerWord) })];
  const facts = [...pairFacts(t, language, pair), ...price];
  return facts.length > 0 ? t('candidate.pairFacts', { pair: languages, facts: facts.join(', ') }) : languages;
}

/** Shorter labels than in the form. */
const SHORT_TERMS: Partial<Record<WorkText, MessageId>> = {
  projectPreferences: 'profile.prefers',
  topProject: 'profile.topProject',
};

/** Rates, experience, languages and texts; an empty one has no line. */
function workFacts(candidate: Candidate, t: Translate, language: Language): Fact[] {
  const { candidateInfo: info } = candidate;
  const { yearsExperience: years, motherTongue, languages, translationSkills } = info.skillSet;
  const number = new Intl.NumberFormat(language);
  const facts: Fact[] = [
    {
      term: t('candidateField.motherTongue'),
      text: motherTongue ? languageName(motherTongue, language) : '',
    },
    {
      term: t('candidateField.languages'),
      text: languages
        .map((one) => `${languageName(one.language, language)} (${t(`languageLevel.${one.level}`)})`)
        .join('\n'),
    },
    { term: t('profile.translates'), text: translationSkills.map((pair) => pairLine(pair, t, language)).join('\n') },
    { term: t('candidateField.catTools'), text: info.catTools.map((tool) => CAT_TOOLS[tool]).join(', ') },
    { term: t('candidateField.wordsPerDay'), text: info.wordsPerDay === null ? '' : number.format(info.wordsPerDay) },
    { term: t('profile.experience'), text: years === null ? '' : t('profile.years', { count: years }) },
    { term: t('profile.rates'), text: ratesOf(candidate, t, language) },
    {
      term: t('profile.freelancer'),
      text: typeof info.freelancer === 'boolean' ? t(info.freelancer ? 'common.yes' : 'common.no') : '',
    },
    ...WORK_ORDER.map((name) => ({ term: t(SHORT_TERMS[name] ?? `candidateField.${name}`), text: info[name] ?? '' })),
  ];
  return facts.filter(({ text }) => text !== '');
}
