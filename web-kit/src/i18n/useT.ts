import { toLanguage, type Language } from '@byline/shared-types/domain';
import { useMemo } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor, type PrimitiveType } from 'react-intl';

/** The name of a text in the catalogues (`i18n/*.json`), for example `jobs.title`. */
export type MessageId = NonNullable<MessageDescriptor['id']>;

/** Translates a message to plain text, for attributes too. For elements inside a text use `<FormattedMessage>`. */
export type Translate = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

export const translateBy =
  ({ formatMessage }: Pick<IntlShape, 'formatMessage'>): Translate =>
  (id, values) =>
    formatMessage({ id }, values);

export function useT(): Translate {
  const intl = useIntl();
  return useMemo(() => translateBy(intl), [intl]);
}

/** The language of the screen this component is on (a public profile is always English). */
export const useLanguage = (): Language => toLanguage(useIntl().locale);
