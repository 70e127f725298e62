import { useT } from '@byline/web-kit/i18n';
import type { ConversationResponse } from '../../api';
import { displayName } from '../../lib/format';

/** The name of a conversation's other side: the candidate, or the address of an unknown sender. */
export function usePersonName() {
  const t = useT();
  return ({ candidate, person }: Pick<ConversationResponse, 'candidate' | 'person'>): string =>
    candidate ? displayName(candidate) : (person?.email ?? t('emails.erasedPerson'));
}
