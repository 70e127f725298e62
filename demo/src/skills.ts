import type { Types } from 'mongoose';
import { labelFields } from '@byline/backend/common/lists/sort-keys.js';
import type { SkillCategoryRecord } from '@byline/backend/modules/skills/skill-category.schema.js';
import { uniqueKeys } from '@byline/backend/modules/skills/skill.rules.js';
import type { SkillRecord } from '@byline/backend/modules/skills/skill.record.js';
import { PERSONAS, personaIndex } from './personas.ts';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { stamps } from './records.ts';
import { PENDING_SKILLS, SKILL_CATEGORIES } from './data.ts';

/** Specialisations are older than the first candidate; proposals are recent. */
const SET_UP = -3_000;

export function skillCategories(days: DemoDays): SkillCategoryRecord[] {
  return SKILL_CATEGORIES.map(({ label, userfunctions }, index) => ({
    _id: demoId('skillCategory', index),
    label,
    unique: uniqueKeys(label, 'approved', null),
    userfunctions,
    ...labelFields(label),
    ...stamps(days.at(SET_UP, 600 + index)),
  }));
}

export function skills(days: DemoDays): SkillRecord[] {
  const approved = SKILL_CATEGORIES.flatMap((category, place) =>
    category.skills.map((label) => ({ label, place, state: 'approved' as const, createdBy: demoId('user', 0) })),
  );
  const pending = PENDING_SKILLS.map(({ category, label }, index) => ({
    label,
    place: SKILL_CATEGORIES.findIndex((other) => other.label.EN === category),
    state: 'pending' as const,
    createdBy: loginOf(index === 0 ? personaIndex('Camille Lefèvre') : PERSONAS.length + index),
  }));
  return [...approved, ...pending].map(({ label, place, state, createdBy }, index) => {
    return {
      _id: demoId('skill', index),
      label,
      unique: uniqueKeys(label, state, createdBy),
      state,
      userfunctions: SKILL_CATEGORIES[place]?.userfunctions ?? [],
      categoryId: demoId('skillCategory', place),
      createdBy,
      removedAt: null,
      ...labelFields(label),
      ...stamps(days.at(state === 'approved' ? SET_UP : -3 - (index % 7), 600 + index)),
    };
  });
}

/** The login of a candidate, after those of the recruiters. */
export const loginOf = (candidate: number): Types.ObjectId => demoId('user', candidate + 100);

const SKILL_LABELS = [
  ...SKILL_CATEGORIES.flatMap((category) => category.skills),
  ...PENDING_SKILLS.map(({ label }) => label),
];
const idsByEnglish = new Map(SKILL_LABELS.map(({ EN }, index) => [EN, demoId('skill', index)]));

/** A skill by its English label. */
export function skillId(english: string): Types.ObjectId {
  const id = idsByEnglish.get(english);
  if (!id) throw new Error(`No such skill: ${english}`);
  return id;
}
