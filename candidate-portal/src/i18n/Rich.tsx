import type { MessageId } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface RichProps {
  message: MessageId;
  /** Values, and functions that wrap the words inside a tag: `<b>…</b>`. */
  values: Record<string, ReactNode | ((words: ReactNode[]) => ReactNode)>;
}

/** A text with elements inside. */
export const Rich = ({ message, values }: RichProps) => <FormattedMessage id={message} values={values} />;
