import { toLanguage, type Language } from '@byline/shared-types/domain';
import { useCallback } from 'react';
import { useIntl, type MessageDescriptor, type PrimitiveType } from 'react-intl';

/** Words for attributes and plain text; elements inside a text go through `<FormattedMessage>`. */
export type Translate = (message: MessageDescriptor, values?: Record<string, PrimitiveType>) => string;

export function useT(): Translate {
  const intl = useIntl();
  return useCallback((message, values) => intl.formatMessage(message, values), [intl]);
}

/** The language of the screen this component is on (a public profile is always English). */
export const useLanguage = (): Language => toLanguage(useIntl().locale);
