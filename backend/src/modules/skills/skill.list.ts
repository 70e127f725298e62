import type { ListDefinition } from '../../common/lists/list-definition.js';
import { SkillCategoryFilter } from './dto/skill-category.dto.js';
import { SkillFilter } from './dto/skill.dto.js';
import { LABEL_SORTS } from './skill.rules.js';

const MAX_SKILL_LIST = 100;
const SORT = [...LABEL_SORTS, 'createdAt'];
const FIELDS = ['_id', 'label', 'userfunctions', 'createdAt', 'modifiedAt', 'version'];

export const skillList = {
  filter: SkillFilter,
  sort: SORT,
  defaultSort: 'label.EN',
  fields: [...FIELDS, 'state', 'categoryId', 'createdBy'],
  search: 'label in all three languages',
  defaultLimit: MAX_SKILL_LIST,
} satisfies ListDefinition<SkillFilter>;

export const skillCategoryList = {
  filter: SkillCategoryFilter,
  sort: SORT,
  defaultSort: 'createdAt',
  fields: [...FIELDS, 'skills'],
  search: 'label in all three languages',
} satisfies ListDefinition<SkillCategoryFilter>;
