import { statusOrder } from './0001-status-order.js';
import { ngrams } from './0002-ngrams.js';
import { accountRemovals } from './0003-account-removals.js';
import { pendingRegistrations } from './0004-pending-registrations.js';
import { decisions } from './0005-decisions.js';
import { scoresByRecruiter } from './0006-scores-by-recruiter.js';
import { publicChoices } from './0007-public-choices.js';
import { optionWords } from './0008-option-words.js';
import { standing } from './0009-standing.js';
import { attachments } from './0010-attachments.js';
import { mailMentions } from './0011-mail-mentions.js';
import { publicSlugs } from './0012-public-slugs.js';
import { listBucket } from './0013-list-bucket.js';
import { thumbnails } from './0014-thumbnails.js';
import { languages } from './0015-languages.js';
import { pairsOnce } from './0016-pairs-once.js';
import { ratesAboveZero } from './0017-rates-above-zero.js';
import { pairAreas } from './0018-pair-areas.js';
import { folderNames } from './0019-folder-names.js';
import { taskReminders } from './0020-task-reminders.js';
import { conversations } from './0021-conversations.js';
import { fileTexts } from './0022-file-texts.js';
import { earlierAddresses } from './0023-earlier-addresses.js';
import { libraryNames } from './0024-library-names.js';
import { candidateTexts } from './0025-candidate-texts.js';
import { duplicates } from './0028-duplicates.js';
import { availability } from './0029-availability.js';
import { askedPeople } from './0030-asked-people.js';
import { confirmedKey } from './0031-confirmed-key.js';
import { sortKeys } from './0032-sort-keys.js';
import { digits } from './0033-digits.js';
import type { Migration } from './migration.js';

/** Every migration, in the order of execution. A released migration never changes. */
export const MIGRATIONS: readonly Migration[] = [
  statusOrder,
  ngrams,
  accountRemovals,
  pendingRegistrations,
  decisions,
  scoresByRecruiter,
  publicChoices,
  optionWords,
  standing,
  attachments,
  mailMentions,
  publicSlugs,
  listBucket,
  thumbnails,
  languages,
  pairsOnce,
  ratesAboveZero,
  pairAreas,
  folderNames,
  taskReminders,
  conversations,
  fileTexts,
  earlierAddresses,
  libraryNames,
  candidateTexts,
  duplicates,
  availability,
  askedPeople,
  confirmedKey,
  sortKeys,
  digits,
];
