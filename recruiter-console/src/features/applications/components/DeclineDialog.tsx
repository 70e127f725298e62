import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeclineApplicationsMutation, type ApplicationResponse } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { useNotify } from '@byline/web-kit/ui';
import { Form } from '../../../components/ui/fields/Form';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { useCurrentUser } from '@byline/web-kit/session';
import { messages } from '../messages';
import { commonJob, paragraphs, seen } from '../model';
import { declineSchema } from '../schema';
import { useChangedNotice } from './useChangedNotice';

interface DeclineDialogProps {
  applications: readonly ApplicationResponse[];
  onClose: () => void;
  onDone: () => void;
}

/** Declines with a mail: every candidate gets their own (docs/domain/recruiting.md#deciding). */
export function DeclineDialog({ applications, onClose, onDone }: DeclineDialogProps) {
  const { formatMessage } = useIntl();
  const form = useId();
  const me = displayName(useCurrentUser());
  const notify = useNotify();
  const changedNotice = useChangedNotice();
  const [decline, { isLoading }] = useDeclineApplicationsMutation();
  const count = applications.length;
  const job = commonJob(applications);
  const words = (name: 'greeting' | 'thanks' | 'sorry' | 'regards'): string => formatMessage(messages[name]);
  const initial = {
    subject: job ? formatMessage(messages.defaultSubject, { job }) : formatMessage(messages.defaultSubjectAny),
    message: paragraphs(words('greeting'), words('thanks'), words('sorry'), words('regards'), me),
  };
  const ids = applications.map(({ _id }) => _id);
  const send = async ({ subject, message }: typeof initial): Promise<void> => {
    const email = { subject: subject.trim(), message };
    await decline({ declineRequest: { applications: seen(applications), email } }).unwrap();
    notify(formatMessage(messages.declined, { count }));
    onDone();
  };
  return (
    <AppDialog
      open
      width={600}
      title={<FormattedMessage {...messages.declineTitle} values={{ count }} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button type="submit" form={form} variant="contained" color="error" disabled={isLoading}>
            <FormattedMessage {...messages.send} values={{ count }} />
          </Button>
        </>
      }
    >
      <Form
        id={form}
        initialValues={initial}
        schema={declineSchema}
        onSubmit={send}
        onRefused={(problem) => {
          const isStale = changedNotice(problem, applications);
          if (isStale) onClose();
          return isStale;
        }}
        fieldOf={(field) => field.replace(/^email\./, '')}
        draft={{ form: 'decline', record: ids.join('-') }}
        layout="stack"
      >
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.declineText} values={{ name: me }} />
        </Text>
        <Stack gap={6}>
          <Text size="small" weight="medium" tone="muted">
            <FormattedMessage {...messages.to} />
          </Text>
          <Row gap={6} wrap>
            {applications.map(({ _id, candidate }) => (
              <Tag key={_id}>
                <Avatar person={candidate} size="small" />
                {displayName(candidate)}
              </Tag>
            ))}
          </Row>
        </Stack>
        <TextField name="subject" label={formatMessage(messages.subject)} required />
        <RichTextField name="message" label={formatMessage(messages.message)} required autoFocus />
      </Form>
    </AppDialog>
  );
}
