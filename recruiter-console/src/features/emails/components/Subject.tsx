import { FormattedMessage } from 'react-intl';
import { Text } from '../../../components/ui/Text';

/** The subject of a mail, or in grey that it has none. */
export const Subject = ({ children: subject }: { children: string }) =>
  subject || (
    <Text tone="muted">
      <FormattedMessage id="conversations.noSubject" />
    </Text>
  );
