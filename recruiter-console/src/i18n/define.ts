import type { MessageDescriptor } from 'react-intl';

/** Message descriptors of a feature: the id and the English words. nl and fr are in i18n/nl and i18n/fr; a test compares them. */
export const defineMessages = <K extends string>(
  descriptors: Record<K, MessageDescriptor & { id: string; defaultMessage: string }>,
): Record<K, MessageDescriptor> => descriptors;
