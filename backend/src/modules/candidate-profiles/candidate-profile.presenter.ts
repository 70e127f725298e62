import { missingFields, type Label, type SkillState } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { pickFields } from '../../common/http/dto-fields.js';
import { presentRecord } from '../../common/http/record.presenter.js';
import type { Neighbours } from '../candidates/candidate-neighbours.js';
import type { CandidateRecord } from '../candidates/candidate.record.js';
import type { CandidateNeighboursResponse } from '../candidates/dto/candidate-counts.dto.js';
import { ManagedDto, PersonalDto } from '../candidates/dto/candidate-fields.dto.js';
import type {
  CandidateBaseDto,
  CandidateListItemResponse,
  LabelledDto,
  ManagedCandidateDto,
  PersonRefDto,
} from '../candidates/dto/candidate.dto.js';

export interface SkillLabel {
  label: Label;
  state: SkillState;
}

/** What candidates refer to, by id: loaded once for a page. */
export interface References {
  skills: ReadonlyMap<string, SkillLabel>;
  tags: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, PersonRefDto>;
}

const idOf = (id: Types.ObjectId | null): string | null => id && String(id);

function presentInfo({ skillSet, ...info }: CandidateRecord['candidateInfo']): CandidateBaseDto['candidateInfo'] {
  return {
    ...info,
    skillSet: {
      ...skillSet,
      translationSkills: skillSet.translationSkills.map(({ _id, from, to }) => ({ _id: String(_id), from, to })),
    },
  };
}

export function presentBase(candidate: CandidateRecord, { skills }: References): CandidateBaseDto {
  const { function: name } = candidate;
  return {
    ...presentRecord(candidate),
    userId: idOf(candidate.userId),
    firstname: candidate.firstname,
    name: candidate.name,
    email: candidate.email,
    ...pickFields(PersonalDto, candidate),
    userfunction: name ? [{ _id: name, name }] : [],
    avatar: idOf(candidate.avatar),
    candidateInfo: presentInfo(candidate.candidateInfo),
    skills: candidate.skills.map(({ skillId, level, remark }) => ({
      skillId: String(skillId),
      level,
      remark,
      label: skills.get(String(skillId))?.label ?? null,
      state: skills.get(String(skillId))?.state ?? null,
    })),
  };
}

export const presentTags = (candidate: CandidateRecord, { tags }: References): LabelledDto[] =>
  candidate.tags.flatMap((id) => {
    const label = tags.get(String(id));
    return label === undefined ? [] : [{ _id: String(id), label }];
  });

export function presentAssigned({ assignedTo }: CandidateRecord, { people }: References): PersonRefDto[] {
  const person = assignedTo && people.get(String(assignedTo));
  return person ? [person] : [];
}

/** What recruiters see besides. */
export const presentManaged = (candidate: CandidateRecord, references: References): ManagedCandidateDto => ({
  ...pickFields(ManagedDto, candidate),
  assignedTo: idOf(candidate.assignedTo),
  assigned: presentAssigned(candidate, references),
  tags: candidate.tags.map(String),
  candidatetags: presentTags(candidate, references),
  sourceId: idOf(candidate.sourceId),
  folders: candidate.folders.map(String),
});

export const presentListItem = (candidate: CandidateRecord, references: References): CandidateListItemResponse => ({
  ...presentBase(candidate, references),
  ...presentManaged(candidate, references),
  missing: missingFields(candidate),
});

export const presentNeighbours = ({ previous, next, position, total }: Neighbours): CandidateNeighboursResponse => ({
  previous: idOf(previous),
  next: idOf(next),
  position,
  total,
});
