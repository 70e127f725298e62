import { formatMoment } from '@byline/web-kit/dates';
import { useCurrentUser } from '@byline/web-kit/session';
import { useIsPaper } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { displayName } from '../../lib/format';
import { useNow } from '../../lib/useNow';
import { Text } from '../ui/Text';

/** The first line of a print: its time and its user (docs/domain/interface.md#print). */
export function PaperLine() {
  const user = useCurrentUser();
  const now = useNow();
  if (!useIsPaper()) return null;
  return (
    <Text as="p" size="small" tone="muted">
      <FormattedMessage
        id="layout.printed"
        values={{ moment: formatMoment(now.toISOString()), name: displayName(user) }}
      />
    </Text>
  );
}
