import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

interface RichProps {
  message: MessageDescriptor;
  /** Values, and what wraps the words between a tag: `<b>…</b>`. */
  values: Record<string, ReactNode | ((words: ReactNode[]) => ReactNode)>;
}

/** A text with elements inside. */
export function Rich({ message, values }: RichProps) {
  return <>{useIntl().formatMessage(message, values)}</>;
}
