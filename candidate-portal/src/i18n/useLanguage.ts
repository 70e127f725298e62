import { toLanguage, type Language } from '@byline/shared-types/domain';
import { useIntl } from 'react-intl';

/** The language of the screen this component is on (a public profile is always English). */
export function useLanguage(): Language {
  return toLanguage(useIntl().locale);
}
