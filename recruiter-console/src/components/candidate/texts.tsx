import { labelIn, type Language } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { FormattedMessage, useIntl } from 'react-intl';
import { functionName, useNames } from '@byline/web-kit/names';
import { Icon } from '../ui/Icon';
import { Stars } from '@byline/web-kit/ui';
import { languageGroups, type LanguageSkills } from './languages';
import { candidateWords } from './messages';
import type { CandidateBase } from './types';

type Skill = CandidateBase['skills'][number];

/** Label of a user function in the interface language. */
export function useFunctionName(): (name: string | null) => string {
  const { formatMessage } = useIntl();
  return (name) => (name === null ? '' : functionName(formatMessage, name));
}

export function useSkillName(): (skill: Skill) => string {
  const { locale, formatMessage } = useIntl();
  return ({ label }) => (label ? labelIn(label, locale as Language) : formatMessage(candidateWords.goneSkill));
}

/** Best first, as they are shown. */
const byLevel = (skills: readonly Skill[]): Skill[] => skills.toSorted((a, b) => b.level - a.level);

/** The best skill with its level, then how many more. */
export function BestSkill({ skills }: { skills: readonly Skill[] }) {
  const name = useSkillName();
  const [best, ...others] = byLevel(skills);
  if (!best) return null;
  const all = [best, ...others].map((skill) => `${name(skill)} ★${skill.level}`).join(', ');
  return (
    <span className="best" title={all}>
      <span className="cut">{name(best)}</span>
      {best.level > 0 && (
        <span className="lv">
          <Icon name="star" />
          {best.level}
        </span>
      )}
      {others.length > 0 && <span className="more">+{others.length}</span>}
    </span>
  );
}

/** Every skill with its stars and remark. */
export function SkillList({ skills }: { skills: readonly Skill[] }) {
  const name = useSkillName();
  return (
    <ul className="sk">
      {byLevel(skills).map((skill) => (
        <li key={skill.skillId} className="sk-row">
          <span>
            {name(skill)}
            {skill.remark && <span className="sub"> · {skill.remark}</span>}
            {skill.state === 'pending' && (
              <span className="sub">
                {' '}
                · <FormattedMessage {...candidateWords.pendingSkill} />
              </span>
            )}
          </span>
          {skill.level > 0 ? <Stars level={skill.level} size="small" /> : <span className="sub">–</span>}
        </li>
      ))}
    </ul>
  );
}

/** `EN, FR → NL` with the mother tongue in 500, as codes or as names. */
export function Languages({ skills, full = false }: { skills: LanguageSkills; full?: boolean }) {
  const names = useNames();
  const { motherTongue } = skills;
  const show = (code: string): string => (full ? names.language(code) : code.toUpperCase());
  const groups = languageGroups(skills);
  const mother = (code: string) => (code === motherTongue ? <span className="med">{show(code)}</span> : show(code));
  if (groups.length === 0) return motherTongue && !full ? mother(motherTongue) : null;
  return groups.map(({ from, to }, index) => (
    <span key={to}>
      {index > 0 && (full ? <br /> : '; ')}
      {from.map(show).join(', ')} → {full ? show(to) : mother(to)}
    </span>
  ));
}

/** "21/12/2026 – 03/01/2027", or the end that is known. */
export function Unavailable({ candidate }: { candidate: CandidateBase }) {
  const { from, to } = candidate.candidateInfo.unavailable ?? {};
  if (from && to) return `${formatDay(from)} – ${formatDay(to)}`;
  if (from) return <FormattedMessage {...candidateWords.unavailableFrom} values={{ date: formatDay(from) }} />;
  if (to) return <FormattedMessage {...candidateWords.unavailableTo} values={{ date: formatDay(to) }} />;
  return null;
}

/** "Translator · Gent, BE". */
export function useByline(): (candidate: CandidateBase) => string {
  const nameOf = useFunctionName();
  return ({ function: name, city, country }) =>
    [nameOf(name), [city, country].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}
