import { useT } from '@byline/web-kit/i18n';
import type { ConversationResponse } from '../../api';
import { displayName } from '../../lib/format';

/** The address of an unknown sender who gave a name; null if the name says it all. */
export const unknownAddress = ({ candidate, person }: Pick<ConversationResponse, 'candidate' | 'person'>) =>
  !candidate && person && person.name !== person.email ? person.email : null;

/** The name of a conversation's other side: of the candidate, or of an unknown sender, without one their address. */
export function usePersonName() {
  const t = useT();
  return ({ candidate, person }: Pick<ConversationResponse, 'candidate' | 'person'>): string =>
    candidate ? displayName(candidate) : (person?.name ?? t('emails.erasedPerson'));
}
