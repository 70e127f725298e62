import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeclineApplicationsMutation } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { useCurrentUser } from '@byline/web-kit/session';
import { messages } from '../messages';
import { commonJob, NO_REASONS, paragraphs, seen, toReasons } from '../model';
import { declineSchema } from '../schema';
import { ReasonFields } from './ReasonFields';
import { decisionDraft, useDecision, type DecisionDialogProps } from './useDecision';

/** Declines with a mail: every candidate gets their own (docs/domain/recruiting.md#deciding). */
export function DeclineDialog({ applications, onClose, onDone }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const form = useId();
  const me = displayName(useCurrentUser());
  const { refused, done } = useDecision(applications, onClose, onDone);
  const [decline, { isLoading }] = useDeclineApplicationsMutation();
  const count = applications.length;
  const job = commonJob(applications);
  const words = (name: 'greeting' | 'thanks' | 'sorry' | 'regards'): string => formatMessage(messages[name]);
  const initial = {
    subject: job ? formatMessage(messages.defaultSubject, { job }) : formatMessage(messages.defaultSubjectAny),
    ...NO_REASONS,
    message: paragraphs(words('greeting'), words('thanks'), words('sorry'), words('regards'), me),
  };
  const send = async ({ subject, message, ...reasons }: typeof initial): Promise<void> => {
    const email = { subject: subject.trim(), message };
    await decline({ declineRequest: { applications: seen(applications), email, ...toReasons(reasons) } }).unwrap();
    done(messages.declined);
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
        onRefused={refused}
        fieldOf={(field) => field.replace(/^email\./, '')}
        draft={decisionDraft('decline', applications)}
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
        <ReasonFields />
      </Form>
    </AppDialog>
  );
}
