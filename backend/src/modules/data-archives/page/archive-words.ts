import type {
  ApplicationStatus,
  FileKind,
  PublicBlock,
  SkillState,
  Theme,
  UserFunctionName,
} from '@byline/shared-types/domain';
import type { AgencyKind } from '../own-data.js';

/** The words of an archive's page. */
export interface ArchiveWords {
  locale: string;
  title: (name: string) => string;
  lead: (agency: string, at: string) => string;
  none: string;
  yes: string;
  no: string;
  removed: string;
  sections: Record<Section, string>;
  agencyLead: (agency: string) => string;
  facts: Record<Fact, string>;
  columns: Record<Column, string>;
  functions: Record<UserFunctionName, string>;
  applications: Record<ApplicationStatus, string>;
  skills: Record<SkillState, string>;
  fileKinds: Record<FileKind, string>;
  agency: Record<AgencyKind, string>;
  blocks: Record<PublicBlock, string>;
  themes: Record<Theme, string>;
}

type Section =
  | ('account' | 'sessions' | 'personal' | 'skills' | 'howYouWork' | 'experience' | 'education' | 'publicProfile')
  | ('applications' | 'files' | 'mails' | 'drafts' | 'proposedSkills' | 'agency');

type Fact =
  | ('email' | 'pendingEmail' | 'firstname' | 'name' | 'language' | 'theme' | 'function' | 'newsletter' | 'privacy')
  | ('registered' | 'activated' | 'twofactor' | 'sessionMinutes' | 'street' | 'postal' | 'city' | 'province')
  | ('country' | 'phone' | 'skype' | 'timezone' | 'links' | 'about' | 'freelancer' | 'pricePerWord' | 'pricePerHour')
  | ('dayRate' | 'unavailable' | 'yearsExperience' | 'motherTongue' | 'translations' | 'topProject')
  | ('projectPreferences' | 'moreAboutYourself' | 'public' | 'searchable' | 'hiddenBlocks' | 'resumeSummary');

type Column =
  | (
      | 'browser'
      | 'system'
      | 'lastSeen'
      | 'skill'
      | 'level'
      | 'remark'
      | 'state'
      | 'function'
      | 'company'
      | 'from'
      | 'to'
    )
  | ('degree' | 'institute' | 'country' | 'job' | 'applied' | 'decided' | 'why' | 'file' | 'kind' | 'size' | 'added')
  | ('title' | 'summary' | 'sent' | 'sender' | 'subject' | 'message' | 'form' | 'text' | 'typed' | 'date');
