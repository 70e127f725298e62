import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BulkMailPreviewResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { Banner } from '../../../components/ui/Banner';
import { List } from '../../../components/ui/List';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import style from './MailPreview.module.css';

interface MailPreviewProps {
  preview: Pick<BulkMailPreviewResponse, 'mails' | 'archived' | 'total'>;
  children?: ReactNode;
}

/** Previews the first mails, and tells how many candidates get no mail because they are archived. */
export function MailPreview({ preview, children }: MailPreviewProps) {
  const { mails, archived, total } = preview;
  return (
    <Stack gap={12}>
      {archived > 0 && (
        <p role="status">
          <FormattedMessage id="bulkMail.archived" values={{ count: archived }} />
        </p>
      )}
      <Text as="h3" weight="medium">
        <FormattedMessage id="bulkMail.first" values={{ count: mails.length, more: total - archived - mails.length }} />
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
      {children}
    </Stack>
  );
}

/** Names the recipients whose address returned mail; they get the mail all the same. */
export function BadRecipients({ preview }: { preview: BulkMailPreviewResponse }) {
  const { bad, badRecipients, total, archived } = preview;
  if (bad === 0) return null;
  const more = bad > badRecipients.length ? ['…'] : [];
  const names = [...badRecipients.map(({ name }) => name), ...more].join(', ');
  return (
    <Banner quiet tone="warn">
      <Text grow>
        <FormattedMessage id="bulkMail.bad" values={{ count: bad, total: total - archived, names }} />
      </Text>
    </Banner>
  );
}

/** Tells when the mails leave: after a colleague's approval, or after a minute. A scheduled mail needs no text here. */
export function WhenTheyLeave({ preview, atOnce }: { preview: BulkMailPreviewResponse; atOnce: boolean }) {
  const { needsApproval, approvalAbove, total, archived } = preview;
  if (needsApproval) {
    return (
      <Banner quiet tone="warn">
        <Text grow>
          <FormattedMessage id="bulkMail.needsYes" values={{ above: approvalAbove }} />
        </Text>
      </Banner>
    );
  }
  if (!atOnce) return null;
  return (
    <Text tone="muted">
      <FormattedMessage id="bulkMail.hold" values={{ count: total - archived }} />
    </Text>
  );
}
