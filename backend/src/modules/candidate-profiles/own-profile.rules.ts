import { WORK_TEXT_NAMES, WORK_TEXTS, type FieldProblem } from '@byline/shared-types/domain';
import { fieldProblem } from '../../common/errors/problem.error.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import type { CandidateInfoInputDto } from '../candidates/dto/candidate-info.dto.js';
import type { UpdateCandidateRequest } from '../candidates/dto/candidate-input.dto.js';

const REQUIRED = ['street', 'number', 'city', 'postal', 'province', 'country', 'phone', 'info'] as const;
const REQUIRED_INFO = [...WORK_TEXT_NAMES.filter((name) => WORK_TEXTS[name]), 'freelancer'] as const;
const RATES = ['pricePerWord', 'dayRate'] as const;

const inInfo = (field: string): string => `candidateInfo.${field}`;

function leavesNoRate(
  { dayPrice, dayRate = dayPrice, pricePerWord }: CandidateInfoInputDto,
  saved: CandidateRecord['candidateInfo'],
): boolean {
  if (dayRate === undefined && pricePerWord === undefined) return false;
  const left = [
    dayRate === undefined ? saved.dayRate : dayRate,
    pricePerWord === undefined ? saved.pricePerWord : pricePerWord,
  ];
  return left.every((rate) => rate === null);
}

/**
 * Fields that candidates may not empty in their own profile (docs/domain/candidates.md#own-profile). A request has part of a
 * profile, so missing fields stay unchecked; recruiters may save incomplete profiles.
 */
export function ownProfileProblems(changes: UpdateCandidateRequest, saved: CandidateRecord): FieldProblem[] {
  const { candidateInfo: info = {}, skills } = changes;
  const emptied = [
    ...REQUIRED.filter((field) => changes[field] === null),
    ...REQUIRED_INFO.filter((field) => info[field] === null).map(inInfo),
    ...(info.skillSet?.yearsExperience === null ? [inInfo('skillSet.yearsExperience')] : []),
  ];
  return [
    ...emptied.map((field) => fieldProblem(field, 'required')),
    ...(skills?.length === 0 ? [fieldProblem('skills', 'please_select_one_skill')] : []),
    ...(leavesNoRate(info, saved.candidateInfo)
      ? RATES.map((rate) => fieldProblem(inInfo(rate), 'at_least_one_price_required'))
      : []),
  ];
}
