import type { ListDefinition } from '../../common/lists/list-definition.js';
import { InterviewTemplateFilter, InterviewTemplateResponse } from './dto/interview-template.dto.js';
import { InterviewFilter, InterviewResponse } from './dto/interview.dto.js';

export const interviewList = {
  filter: InterviewFilter,
  record: InterviewResponse,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  search: 'template type, questions, answers',
} satisfies ListDefinition<InterviewFilter>;

export const interviewTemplateList = {
  filter: InterviewTemplateFilter,
  record: InterviewTemplateResponse,
  sort: ['createdAt', 'type'],
  texts: ['type'],
  defaultSort: 'createdAt',
  search: 'type',
} satisfies ListDefinition<InterviewTemplateFilter>;
