import { SKILL_LEVEL } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useId } from 'react';
import { useSkillOptions } from '../../../api/lookups';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { Rating } from '../../../components/ui/Rating';

interface SkillsFilterProps {
  /** A skill's `id`, or `id:3` with a minimum level. */
  value: string[];
  onChange: (value: string[]) => void;
}

/** Filters by required skills, each with an optional minimum level. */
export function SkillsFilter({ value, onChange }: SkillsFilterProps) {
  const t = useT();
  const id = useId();
  const { options, label, chosen } = useSkillOptions();
  const levels = new Map(value.map((item) => [item.split(':')[0] ?? '', Number(item.split(':')[1] ?? 0)]));
  const write = (next: Map<string, number>): void =>
    onChange([...next].map(([skill, level]) => (level > 0 ? `${skill}:${level}` : skill)));
  return (
    <FieldFrame id={id} label={t('candidateField.skills')}>
      <Picker
        id={id}
        multiple
        options={options}
        value={[...levels.keys()]}
        chosen={chosen([...levels.keys()])}
        onChange={(skills) => write(new Map(skills.map((skill) => [skill, levels.get(skill) ?? 0])))}
      />
      {[...levels].map(([skill, level]) => (
        <Row key={skill}>
          <Text size="small" cut grow>
            {label(skill)}
          </Text>
          <Text tone="muted" size="small">
            {t('candidates.minimumLevel')}
          </Text>
          <Rating
            label={t('candidates.minimumOf', { skill: label(skill) })}
            value={level}
            max={SKILL_LEVEL.max}
            onChange={(next) => write(new Map(levels).set(skill, next))}
          />
        </Row>
      ))}
    </FieldFrame>
  );
}
