import { FormattedMessage } from 'react-intl';
import type { BulkMailPreviewResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { mailMessages as messages } from '../mail-messages';
import style from './MailPreview.module.css';

/** The first mails as they will be read, and who gets none. */
export function MailPreview({ preview, atOnce }: { preview: BulkMailPreviewResponse; atOnce: boolean }) {
  const { mails, archived } = preview;
  return (
    <Stack gap={12}>
      {archived > 0 && (
        <p role="status">
          <FormattedMessage {...messages.archived} values={{ count: archived }} />
        </p>
      )}
      <Text as="h3" weight="medium">
        <FormattedMessage {...messages.first} values={{ count: mails.length }} />
      </Text>
      <List lineAbove>
        {mails.map(({ candidateId, to, subject, message }) => (
          <li key={candidateId} className={style.mail}>
            <Text tone="muted" cut>
              {to.name} · {to.email}
            </Text>
            <Text weight="semibold">{subject}</Text>
            <RichText html={message} />
          </li>
        ))}
      </List>
      {atOnce && (
        <Text tone="muted">
          <FormattedMessage {...messages.hold} />
        </Text>
      )}
    </Stack>
  );
}
