import { Stars } from '@byline/web-kit/ui';
import { Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Text } from '../ui/Text';
import style from './Skills.module.css';
import { useSkillName, type Skill } from './texts';

const byLevel = (skills: readonly Skill[]): Skill[] => skills.toSorted((a, b) => b.level - a.level);

/** The best skill with its level, and the number of others. */
export function BestSkill({ skills }: { skills: readonly Skill[] }) {
  const name = useSkillName();
  const [best, ...others] = byLevel(skills);
  if (!best) return null;
  const all = [best, ...others].map((skill) => `${name(skill)} ★${skill.level}`).join(', ');
  return (
    <span className={style.best} title={all}>
      <Text cut>{name(best)}</Text>
      {best.level > 0 && (
        <span className={style.level}>
          <Star />
          {best.level}
        </span>
      )}
      {others.length > 0 && <span className={style.more}>+{others.length}</span>}
    </span>
  );
}

export function SkillList({ skills }: { skills: readonly Skill[] }) {
  const name = useSkillName();
  return (
    <ul className={style.list}>
      {byLevel(skills).map((skill) => (
        <li key={skill.skillId}>
          <span>
            {name(skill)}
            {skill.remark && <Text tone="muted"> · {skill.remark}</Text>}
            {skill.state === 'pending' && (
              <Text tone="muted">
                {' '}
                · <FormattedMessage id="candidate.pendingSkill" />
              </Text>
            )}
          </span>
          {skill.level > 0 ? <Stars level={skill.level} size="small" /> : <Text tone="muted">–</Text>}
        </li>
      ))}
    </ul>
  );
}
