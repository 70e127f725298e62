import { useT } from '@byline/web-kit/i18n';
import { displayName } from '../../lib/format';
import type { Assessment } from './model';

export function useNameOf(): (assessment: Pick<Assessment, 'recruiter'>) => string {
  const t = useT();
  return ({ recruiter }) => (recruiter ? displayName(recruiter) : t('scorecards.gone'));
}
