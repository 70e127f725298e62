import { FormattedMessage } from 'react-intl';
import type { ThreadResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import type { EmailValues } from '../model';

interface AnswerNamesProps extends Pick<EmailValues, 'to' | 'cc' | 'bcc'> {
  thread: ThreadResponse;
}

/** The recipients of an answer by name. Shows an address other than the candidate's own, with a warning if it is new. */
export function AnswerNames({ to, cc, bcc, thread: { person, mails } }: AnswerNamesProps) {
  const address = to[0]?.email ?? '';
  const is = (email: string | undefined): boolean => email?.toLowerCase() === address.toLowerCase();
  const isNew = mails.some(({ received }) => received?.fromOther && is(received.from.email));
  return (
    <Row wrap gap={4} grow>
      <Text tone="muted" cut>
        <FormattedMessage
          id="conversations.answerTo"
          values={{ names: [...to, ...cc, ...bcc].map(({ name }) => name).join(', ') }}
        />
      </Text>
      {!is(person?.email) && !to.some(({ name }) => is(name)) && (
        <Text tone={isNew ? 'warn' : 'muted'} cut title={address}>
          {address}
        </Text>
      )}
    </Row>
  );
}
