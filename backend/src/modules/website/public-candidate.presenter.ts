import { ageOf, availabilityOn, SKILL_LEVEL } from '@byline/shared-types/domain';
import { dayOf, today } from '../../common/time.js';
import type { Types } from 'mongoose';
import type { CandidateRecord, PublicPage } from '../candidates/record/candidate.record.js';
import type { DiplomaRecord } from '../diplomas/diploma.record.js';
import type { ExperienceRecord } from '../experience/experience.record.js';
import type { FileRecord } from '../files/file.record.js';
import type { SkillLabel } from '../skills/skill.record.js';
import type {
  PublicCandidateCardResponse,
  PublicCandidateDto,
  PublicCandidateIdResponse,
  PublicPageResponse,
  PublicSkillDto,
} from './dto/public-candidate.dto.js';
import { shows } from './public-block.rules.js';

/** A candidate with the records of the public profile. */
export interface PublicProfile {
  candidate: CandidateRecord;
  skills: SkillLabel[];
  workExperience: ExperienceRecord[];
  diploma: DiplomaRecord[];
  portfolio: FileRecord[];
}

/** Rated, approved skills, the best first (docs/domain/candidates.md#public-profile). */
function presentSkills(candidate: CandidateRecord, skills: readonly SkillLabel[]): PublicSkillDto[] {
  const approved = new Map(
    skills.filter(({ state }) => state === 'approved').map((skill) => [String(skill._id), skill]),
  );
  return candidate.skills
    .flatMap(({ skillId, level }) => {
      const skill = approved.get(String(skillId));
      return skill && level > SKILL_LEVEL.min ? [{ skillId: String(skillId), label: skill.label, level }] : [];
    })
    .sort((a, b) => b.level - a.level);
}

/** Public fields only: no surname, addresses or rates. */
export function presentCard(candidate: CandidateRecord, skills: readonly SkillLabel[]): PublicCandidateCardResponse {
  const { _id, firstname, country, avatar, candidateInfo, availability, bookings } = candidate;
  // A visitor does not see what nobody has confirmed for two months.
  const isKnown = shows(candidate, 'availability') && ageOf(availability?.confirmedOn) !== 'unknown';
  const confirmedOn = isKnown ? availability?.confirmedOn : null;
  const { available, until } = isKnown
    ? availabilityOn(today(), availability, bookings)
    : { available: null, until: null };
  return {
    _id: String(_id),
    firstname,
    function: candidate.function,
    userfunction: candidate.function ? [{ _id: candidate.function, name: candidate.function }] : [],
    country,
    motherTongue: candidateInfo.skillSet.motherTongue,
    yearsExperience: candidateInfo.skillSet.yearsExperience,
    avatar: avatar && String(avatar),
    skills: presentSkills(candidate, skills),
    available,
    unavailableUntil: until,
    availabilityConfirmedOn: confirmedOn ? dayOf(confirmedOn) : null,
  };
}

export const presentPublicCandidate = ({
  candidate,
  skills,
  workExperience,
  diploma,
  portfolio,
}: PublicProfile): PublicCandidateDto => ({
  ...presentCard(candidate, skills),
  resumeSummary: candidate.resumeSummary,
  searchable: candidate.publicSearchable,
  info: candidate.info ?? candidate.candidateInfo.moreAboutYourself,
  projectPreferences: candidate.candidateInfo.projectPreferences,
  topProject: candidate.candidateInfo.topProject,
  catTools: candidate.candidateInfo.catTools,
  languages: candidate.candidateInfo.skillSet.languages,
  translationSkills: candidate.candidateInfo.skillSet.translationSkills.map(({ from, to, specialisms, sworn }) => ({
    from,
    to,
    specialisms,
    sworn,
  })),
  workExperience: workExperience.map(({ function: role, company, from, to }) => ({
    function: role,
    company,
    from,
    to,
  })),
  diploma: diploma.map(({ degree, institute, from, to }) => ({ degree, institute, from, to })),
  portfolio: portfolio.map(({ _id, title, summary, mimeType, thumbnail }) => ({
    _id: String(_id),
    title,
    summary,
    mimeType,
    thumbnail: Boolean(thumbnail),
  })),
});

export const presentPublicId = (id: Types.ObjectId): PublicCandidateIdResponse => ({ _id: String(id) });

export const presentPublicPage = ({ _id, modifiedAt }: PublicPage): PublicPageResponse => ({
  _id: String(_id),
  modifiedAt: modifiedAt.toISOString(),
});
