import { presentRecord } from '../../common/http/record.presenter.js';
import type { SkillCategoryResponse } from './dto/skill-category.dto.js';
import type { SkillResponse } from './dto/skill.dto.js';
import type { SkillCategoryRecord } from './skill-category.schema.js';
import type { SkillRecord, Viewer } from './skill.record.js';

/** Shows the author to that user and to recruiters only. */
export const presentSkill = (skill: SkillRecord, viewer: Viewer): SkillResponse => {
  const createdBy = skill.createdBy ? String(skill.createdBy) : null;
  return {
    ...presentRecord(skill),
    label: skill.label,
    state: skill.state,
    userfunctions: skill.userfunctions,
    categoryId: skill.categoryId ? String(skill.categoryId) : null,
    createdBy: viewer.recruiter || createdBy === viewer.userId ? createdBy : null,
  };
};

export type CategoryWithSkills = SkillCategoryRecord & { skills: SkillRecord[] };

export const presentSkillCategory = (category: CategoryWithSkills): SkillCategoryResponse => ({
  ...presentRecord(category),
  label: category.label,
  userfunctions: category.userfunctions,
  skills: category.skills.map((skill) => presentSkill(skill, { recruiter: true })),
});
