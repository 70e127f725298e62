import { useIntl } from 'react-intl';
import { displayName } from '../../lib/format';
import { messages } from './messages';
import type { Assessment } from './model';

/** Who gave scores, by name. */
export function useNameOf(): (assessment: Pick<Assessment, 'recruiter'>) => string {
  const { formatMessage } = useIntl();
  return ({ recruiter }) => (recruiter ? displayName(recruiter) : formatMessage(messages.gone));
}
