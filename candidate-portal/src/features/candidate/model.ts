import type { UserFunctionName } from '@byline/shared-types/domain';
import type {
  CandidateResponse as Candidate,
  CandidateSkillInputDto,
  TranslationSkillInputDto,
  UpdateCandidateRequest,
} from '../../api';

export type { CandidateResponse as Candidate } from '../../api';

/** The part of a candidate a PATCH carries; nested objects are merged by the API. */
export type CandidatePatch = UpdateCandidateRequest;

export type ChosenSkill = CandidateSkillInputDto;
export type TranslationPair = Pick<TranslationSkillInputDto, 'from' | 'to'>;

export const functionOf = (candidate: Pick<Candidate, 'userfunction'>): UserFunctionName | undefined =>
  candidate.userfunction[0]?.name;

/** The API's dotted field as the forms call it. */
export function fieldOf(field: string): string {
  if (field.startsWith('skills')) return 'skills';
  if (field.startsWith('candidateInfo.skillSet.translationSkills')) return 'translations';
  return field.replace(/^candidateInfo\.(skillSet\.)?/, '');
}
