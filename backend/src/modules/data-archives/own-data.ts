import type { Language } from '@byline/shared-types/domain';
import type { SessionDto } from '../accounts/dto/own-account.dto.js';
import type { ApplicationResponse } from '../applications/dto/application.dto.js';
import type { CandidateResponse } from '../candidate-profiles/dto/candidate-profile.dto.js';
import type { DraftDto } from '../drafts/dto/draft.dto.js';
import type { FileResponse } from '../files/dto/file.dto.js';
import type { MailboxDto } from '../mail/dto/email.dto.js';
import type { SkillResponse } from '../skills/dto/skill.dto.js';
import type { UserResponse } from '../users/dto/user.dto.js';

/** What the agency keeps about a candidate for itself; the archive says of it what kind and when (docs/domain/accounts.md#archive-of-ones-data). */
export type AgencyKind = 'note' | 'interview' | 'test' | 'scorecard' | 'task' | 'agenda' | 'mail' | 'file';

export type OwnApplication = Pick<
  ApplicationResponse,
  '_id' | 'job' | 'campaignId' | 'status' | 'createdAt' | 'decidedAt' | 'candidateReason'
>;

export interface OwnMail {
  sentAt: string | null;
  from: MailboxDto;
  to: MailboxDto | null;
  subject: string;
  /** Rich text; of the product's own mails the subject alone is kept. */
  message: string | null;
}

/** Everything that is known of somebody and is theirs to see, as it is kept in `data.json`. */
export interface OwnData {
  madeAt: string;
  language: Language;
  account: UserResponse & { createdAt: string; activatedAt: string | null; privacyAcceptedAt: string | null };
  sessions: Omit<SessionDto, 'current'>[];
  profile: Omit<CandidateResponse, 'abilities' | 'candidatefiles'>;
  applications: OwnApplication[];
  mails: OwnMail[];
  drafts: DraftDto[];
  proposedSkills: SkillResponse[];
  files: (FileResponse & { path: string | null })[];
  agency: { kind: AgencyKind; at: string }[];
}
