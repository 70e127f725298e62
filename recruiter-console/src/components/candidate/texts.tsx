import { labelIn, type Language } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { functionName } from '@byline/web-kit/names';
import { visuallyHidden } from '@byline/web-kit/ui';
import { Stamp } from 'lucide-react';
import { Text } from '../ui/Text';
import { languageGroups, type LanguageGroup, type LanguageSkills } from './languages';
import style from './texts.module.css';
import type { CandidateBase } from './types';

export type Skill = CandidateBase['skills'][number];

/** The label of a user function in the language of the interface. */
export function useFunctionName(): (name: string | null) => string {
  const t = useT();
  return (name) => (name === null ? '' : functionName(t, name));
}

export function useSkillName(): (skill: Skill) => string {
  const t = useT();
  const { locale } = useIntl();
  return ({ label }) => (label ? labelIn(label, locale as Language) : t('candidate.goneSkill'));
}

/** Of more than two sources the first and the number of the others, so that a narrow cell still shows the target. */
const shortened = ([first = '', ...others]: readonly string[]): string =>
  others.length > 1 ? `${first}, +${others.length}` : [first, ...others].join(', ');

/** More groups are a number, so that each target stays readable. */
const MOST_GROUPS = 2;

/** `EN, FR → NL-BE`; highlights the mother tongue, marks a translator who is sworn, and cuts off sources only. */
export function Languages({ skills }: { skills: LanguageSkills }) {
  const t = useT();
  const { motherTongue, translationSkills } = skills;
  const show = (code: string): string => code.toUpperCase();
  const groups = languageGroups(skills);
  const mother = (code: string) => (code === motherTongue ? <Text weight="medium">{show(code)}</Text> : show(code));
  if (groups.length === 0) return motherTongue && mother(motherTongue);
  const oaths = translationSkills.filter(({ sworn }) => sworn).map(({ from, to }) => `${show(from)} → ${show(to)}`);
  const swornIn = t('candidate.swornIn', { pairs: oaths.join(', ') });
  const shown = groups.length > MOST_GROUPS ? groups.slice(0, 1) : groups;
  const others = groups.slice(shown.length);
  const pairText = ({ from, to }: LanguageGroup): string => `${from.map(show).join(', ')} → ${show(to)}`;
  return (
    <span className={style.languages}>
      {oaths.length > 0 && (
        <span className={style.oath} title={swornIn}>
          <Stamp size={14} aria-hidden="true" />
          <span className={visuallyHidden}>{swornIn}</span>
        </span>
      )}
      {shown.map((group, index) => (
        <span key={group.to} className={style.pair} title={pairText(group)}>
          <Text cut>{shortened(group.from.map(show))}</Text>
          <span>
            {' → '}
            {mother(group.to)}
            {index < shown.length - 1 && ';'}
          </span>
        </span>
      ))}
      {others.length > 0 && (
        <Text tone="muted" title={others.map(pairText).join('; ')}>
          +{others.length}
        </Text>
      )}
    </span>
  );
}

/** "Translator · Gent, BE". */
export function useByline(): (candidate: CandidateBase) => string {
  const nameOf = useFunctionName();
  return ({ function: name, city, country }) =>
    [nameOf(name), [city, country].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}
