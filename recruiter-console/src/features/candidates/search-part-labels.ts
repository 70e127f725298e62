import type { SearchPart } from '@byline/shared-types/domain';
import type { MessageId } from '@byline/web-kit/i18n';

/** The names of the texts that a search looks in. */
export const SEARCH_PART_LABELS: Record<SearchPart, MessageId> = {
  everything: 'searchPart.everything',
  names: 'searchPart.names',
  cvs: 'searchPart.cvs',
  notes: 'searchPart.notes',
  mails: 'searchPart.mails',
  interviews: 'searchPart.interviews',
};
