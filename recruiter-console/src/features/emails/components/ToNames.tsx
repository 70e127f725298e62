import { FormattedMessage } from 'react-intl';

/** An address that brings answers to their conversation, which has no name. */
const isReplyAddress = (name: string): boolean => /^reply\+/i.test(name);

/** The recipients of a mail. */
export function ToNames({ names: all }: { names: readonly string[] }) {
  const names = all.filter((name) => !isReplyAddress(name));
  return names.length > 0 && <FormattedMessage id="conversations.to" values={{ names: names.join(', ') }} />;
}
