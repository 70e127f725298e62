import type { MessageDescriptor } from 'react-intl';

/** Message descriptors of a feature: the id and the English words. the other languages are in i18n/*.json. */
export const defineMessages = <K extends string>(
  descriptors: Record<K, MessageDescriptor & { id: string; defaultMessage: string }>,
): Record<K, MessageDescriptor> => descriptors;
