import type { AskAnswer, AskFrequency, Language } from '@byline/shared-types/domain';
import type { SessionDto } from '../accounts/dto/own-account.dto.js';
import type { ApplicationResponse } from '../applications/dto/application.dto.js';
import type { CalendarItemResponse } from '../calendar/dto/calendar-item.dto.js';
import type { CandidateResponse } from '../candidate-profiles/dto/candidate-profile.dto.js';
import type { DraftDto } from '../drafts/dto/draft.dto.js';
import type { FileResponse } from '../files/dto/file.dto.js';
import type { MailboxDto } from '../mail/dto/email.dto.js';
import type { SkillResponse } from '../skills/dto/skill.dto.js';
import type { UserResponse } from '../users/dto/user.dto.js';

/** The agency's own records about a candidate; the archive has their kind and date (docs/domain/accounts.md#archive-of-ones-data). */
export type AgencyKind = 'note' | 'interview' | 'test' | 'scorecard' | 'task' | 'mail' | 'received_mail' | 'file';

export type OwnApplication = Pick<
  ApplicationResponse,
  '_id' | 'job' | 'campaignId' | 'proposed' | 'status' | 'createdAt' | 'decidedAt' | 'candidateReason'
> & {
  /** Absent in archives that an earlier version took. */
  work?: ApplicationResponse['work'];
};

/** An appointment without its title, which the agency writes for itself. */
export type OwnAppointment = Pick<CalendarItemResponse, 'startDate' | 'endDate' | 'type' | 'place' | 'callLink'> & {
  /** Names of the recruiters. */
  with: string[];
};

export interface OwnMail {
  sentAt: string | null;
  from: MailboxDto;
  to: MailboxDto | null;
  subject: string;
  /** Rich text; null for the product's own mails, of which only the subject is stored. */
  message: string | null;
  /** Names of its attachments; absent for a mail from the person, whose files are among the person's, and in older archives. */
  files?: string[];
}

export interface OwnAsk {
  sentAt: string;
  answeredAt: string | null;
  answer: AskAnswer | null;
}

/** All data of a person, as in `data.json`. */
export interface OwnData {
  madeAt: string;
  language: Language;
  account: UserResponse & { createdAt: string; activatedAt: string | null; privacyAcceptedAt: string | null };
  sessions: Omit<SessionDto, 'current'>[];
  profile: Omit<CandidateResponse, 'abilities' | 'candidatefiles'>;
  applications: OwnApplication[];
  appointments: OwnAppointment[];
  /** Mails to the person. */
  mails: OwnMail[];
  /** Mails from the person; `sentAt` is the time of their arrival. Absent in an archive whose request an earlier version took. */
  ownMails?: OwnMail[];
  drafts: DraftDto[];
  proposedSkills: SkillResponse[];
  files: (FileResponse & { path: string | null })[];
  /** Questions by mail whether the person is still available, and how often they come. Absent in archives that an earlier version took. */
  availabilityAsks?: { frequency: AskFrequency; asked: OwnAsk[] };
  agency: { kind: AgencyKind; at: string }[];
}
