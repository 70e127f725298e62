import { FormattedMessage } from 'react-intl';

/** The recipients of a mail. */
export const ToNames = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <FormattedMessage id="conversations.to" values={{ names: names.join(', ') }} />;
