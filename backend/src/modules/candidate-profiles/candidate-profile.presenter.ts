import {
  currentAway,
  missingFields,
  type AddressTrouble,
  type Label,
  type SkillState,
} from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { pickFields } from '../../common/http/dto-fields.js';
import { today } from '../../common/time.js';
import { presentRecord } from '../../common/http/record.presenter.js';
import type { Neighbours } from '../candidates/list/neighbour-finder.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { readablePhone } from '../candidates/record/candidate.rules.js';
import { SaidDto } from '../candidates/dto/availability.dto.js';
import type { BookingDto } from '../candidates/dto/booking.dto.js';
import type { CandidateNeighboursResponse } from '../candidates/dto/candidate-counts.dto.js';
import { ManagedDto, PersonalDto, ProfileDto } from '../candidates/dto/candidate-fields.dto.js';
import type {
  CandidateBaseDto,
  CandidateListItemResponse,
  LabelledDto,
  ManagedCandidateDto,
} from '../candidates/dto/candidate.dto.js';
import { presentDiploma } from '../diplomas/diploma.presenter.js';
import type { DiplomaRecord } from '../diplomas/diploma.record.js';
import { presentExperience } from '../experience/experience.presenter.js';
import type { ExperienceRecord } from '../experience/experience.record.js';
import { presentFile } from '../files/file.presenter.js';
import type { FileRecord } from '../files/file.record.js';
import type { PersonRefDto } from '../users/dto/person.dto.js';
import type { UserRecord } from '../users/user.record.js';
import { isWaiting } from '../users/user.rules.js';
import { abilitiesOf } from './candidate-profile.policy.js';
import type { CandidateResponse } from './dto/candidate-profile.dto.js';

type Id = Types.ObjectId;
type ById<T> = (id: Id | null) => T | null;

/** The records that candidates refer to, loaded once for a page. */
export interface References {
  skillOf: ById<{ label: Label; state: SkillState }>;
  tagOf: ById<{ _id: Id; label: string }>;
  personOf: ById<{ _id: Id; firstname: string; name: string }>;
  jobOf: ById<{ title: string }>;
}

/** A candidate of a list. */
export interface CandidateItemView {
  candidate: CandidateRecord;
  references: References;
}

/** A candidate with everything that belongs to the profile. */
export interface CandidateView extends CandidateItemView {
  experience: ExperienceRecord[];
  diplomas: DiplomaRecord[];
  files: FileRecord[];
  source: { label: string } | null;
  /** The candidate's user; for recruiters only. */
  login: UserRecord | null;
  /** Why mails to the address come back; for recruiters only. */
  emailTrouble: AddressTrouble | null;
}

const idOf = (id: Id | null): string | null => id && String(id);

function presentInfo({
  candidateInfo: { skillSet, ...info },
  availability,
}: CandidateRecord): CandidateBaseDto['candidateInfo'] {
  return {
    ...info,
    unavailable: currentAway(availability?.away ?? [], today()),
    skillSet: {
      ...skillSet,
      translationSkills: skillSet.translationSkills.map((pair) => ({ ...pair, _id: String(pair._id) })),
    },
  };
}

const presentAvailability = (availability: CandidateRecord['availability']): CandidateBaseDto['availability'] =>
  availability && {
    ...pickFields(SaidDto, availability),
    away: availability.away,
    confirmedOn: availability.confirmedOn?.toISOString() ?? null,
    confirmedBy: availability.confirmedBy,
  };

const presentBookings = ({ bookings = [] }: CandidateRecord, { jobOf }: References): BookingDto[] =>
  bookings.map(({ applicationId, jobId, from, to, days }) => ({
    ...{ applicationId: String(applicationId), jobId: String(jobId), title: jobOf(jobId)?.title ?? '' },
    ...{ from, to, days },
  }));

function presentBase(candidate: CandidateRecord, references: References): CandidateBaseDto {
  const { skillOf } = references;
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
    candidateInfo: presentInfo(candidate),
    availability: presentAvailability(candidate.availability),
    bookings: presentBookings(candidate, references),
    skills: candidate.skills.map(({ skillId, level, remark }) => {
      const { label = null, state = null } = skillOf(skillId) ?? {};
      return { skillId: String(skillId), level, remark, label, state };
    }),
  };
}

export const presentTags = (candidate: Pick<CandidateRecord, 'tags'>, { tagOf }: References): LabelledDto[] =>
  candidate.tags.flatMap((id) => {
    const tag = tagOf(id);
    return tag ? [{ _id: String(id), label: tag.label }] : [];
  });

export function presentAssigned(
  { assignedTo }: Pick<CandidateRecord, 'assignedTo'>,
  { personOf }: References,
): PersonRefDto[] {
  const person = personOf(assignedTo);
  return person ? [{ _id: String(person._id), firstname: person.firstname, name: person.name }] : [];
}

/** Fields for recruiters only. */
const presentManaged = (candidate: CandidateRecord, references: References): ManagedCandidateDto => ({
  ...pickFields(ManagedDto, candidate),
  assignedTo: idOf(candidate.assignedTo),
  assigned: presentAssigned(candidate, references),
  tags: candidate.tags.map(String),
  candidatetags: presentTags(candidate, references),
  sourceId: idOf(candidate.sourceId),
  folders: candidate.folders.map(String),
});

export const presentCandidateItem = ({ candidate, references }: CandidateItemView): CandidateListItemResponse => ({
  ...presentBase(candidate, references),
  ...presentManaged(candidate, references),
  missing: missingFields(candidate),
});

export const presentCandidate = (me: Principal, view: CandidateView): CandidateResponse => {
  const { candidate, references, experience, diplomas, files } = view;
  return {
    ...presentBase(candidate, references),
    ...pickFields(ProfileDto, candidate),
    website: candidate.links.website ?? null,
    links: candidate.links,
    phoneInternational: candidate.phone && readablePhone(candidate.phone),
    publicSlug: candidate.publicSlugs[0] ?? null,
    missing: missingFields(candidate),
    workExperience: experience.map(presentExperience),
    diploma: diplomas.map(presentDiploma),
    candidatefiles: files.map(presentFile),
    abilities: abilitiesOf(me),
    ...(isRecruiter(me) ? presentRecruiterPart(view) : {}),
  };
};

const presentRecruiterPart = ({
  candidate,
  references,
  source,
  login,
  emailTrouble,
}: CandidateView): Partial<CandidateResponse> => ({
  ...presentManaged(candidate, references),
  candidatesources: candidate.sourceId && source ? [{ _id: String(candidate.sourceId), label: source.label }] : [],
  modifiedByRecruiterAt: candidate.modifiedByRecruiterAt?.toISOString() ?? null,
  modifiedBy: idOf(candidate.modifiedBy),
  pendingEmail: isWaiting(login?.emailChange) ? login.emailChange.to : null,
  emailTrouble,
  leaving: login?.removal ? { at: login.removal.due.toISOString(), keepData: login.removal.keepData } : null,
});

export const presentNeighbours = ({ previous, next, ...place }: Neighbours): CandidateNeighboursResponse => ({
  previous: idOf(previous),
  next: idOf(next),
  ...place,
});
