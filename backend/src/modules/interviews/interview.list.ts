import type { ListDefinition } from '../../common/lists/list-definition.js';
import { InterviewTemplateFilter } from './dto/interview-template.dto.js';
import { InterviewFilter } from './dto/interview.dto.js';

export const interviewList = {
  filter: InterviewFilter,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  fields: ['_id', 'templateId', 'template', 'candidateId', 'questions', 'user', 'createdAt', 'modifiedAt', 'version'],
  search: 'template type, questions, answers',
} satisfies ListDefinition<InterviewFilter>;

export const interviewTemplateList = {
  filter: InterviewTemplateFilter,
  sort: ['createdAt', 'type'],
  defaultSort: 'createdAt',
  fields: ['_id', 'type', 'questions', 'createdAt', 'modifiedAt', 'version'],
  search: 'type',
} satisfies ListDefinition<InterviewTemplateFilter>;
