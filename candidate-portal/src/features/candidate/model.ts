import type { UserFunctionName } from '@byline/shared-types/domain';
import type { CandidateResponse as Candidate, CandidateSkillInputDto, UpdateCandidateRequest } from '../../api';

export type { CandidateResponse as Candidate } from '../../api';

/** The fields of a PATCH; the API merges nested objects. */
export type CandidatePatch = UpdateCandidateRequest;

export type ChosenSkill = CandidateSkillInputDto;

export const functionOf = (candidate: Pick<Candidate, 'userfunction'>): UserFunctionName | undefined =>
  candidate.userfunction[0]?.name;

/** Converts a dotted field of the API to its name in the forms. */
export function fieldOf(field: string): string {
  if (field.startsWith('skills')) return 'skills';
  return field.replace(/^candidateInfo\.(skillSet\.)?/, '');
}
