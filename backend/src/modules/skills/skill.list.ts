import type { ListDefinition } from '../../common/lists/list-definition.js';
import { SkillCategoryFilter, SkillCategoryResponse } from './dto/skill-category.dto.js';
import { SkillFilter, SkillResponse } from './dto/skill.dto.js';
import { LABEL_SORTS } from './skill.rules.js';

const MAX_SKILL_LIST = 100;
const SORT = [...LABEL_SORTS, 'createdAt'];

export const skillList = {
  filter: SkillFilter,
  record: SkillResponse,
  sort: SORT,
  texts: LABEL_SORTS,
  defaultSort: 'label.EN',
  search: 'label in all three languages',
  defaultLimit: MAX_SKILL_LIST,
} satisfies ListDefinition<SkillFilter>;

export const skillCategoryList = {
  filter: SkillCategoryFilter,
  record: SkillCategoryResponse,
  sort: SORT,
  texts: LABEL_SORTS,
  defaultSort: 'createdAt',
  search: 'label in all three languages',
} satisfies ListDefinition<SkillCategoryFilter>;
