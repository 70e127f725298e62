import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCreateEmailMutation,
  useLazyGetEmailQuery,
  useUpdateEmailMutation,
  type EmailResponse,
  type MailboxDto,
} from '../../../api';
import { whenMessages } from '../../../components/mail/messages';
import { WhenField } from '../../../components/mail/WhenField';
import { Row } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { plainText } from '@byline/web-kit/rich-text';
import { useCurrentUser } from '@byline/web-kit/session';
import { messages } from '../messages';
import { formField, newEmail, toRequest, toValues, type EmailValues } from '../model';
import { emailSchema } from '../schema';
import style from './EmailForm.module.css';
import { MailboxField } from './MailboxField';

interface EmailFormProps {
  candidateId: string;
  to: MailboxDto;
  /** The mail to change; none for a new one. */
  email?: EmailResponse;
  /** Over what is shown, instead of in the mail tab. */
  inDialog?: boolean;
  onClose: () => void;
  onMade?: () => void;
}

const LABELS = {
  to: messages.to,
  cc: messages.cc,
  bcc: messages.bcc,
  subject: messages.subject,
  message: messages.message,
  scheduledAt: whenMessages.scheduledAt,
};

/** The fields of a version of the mail as people read them, for the comparison of two versions. */
function useFieldWords(): FieldWords<EmailValues> {
  const { formatMessage } = useIntl();
  return {
    label: (name) => formatMessage(LABELS[name]),
    text: (values, name) => {
      const value = values[name];
      if (name === 'message') return plainText(values.message);
      return typeof value === 'string' ? value : value.map((mailbox) => mailbox.email).join(', ');
    },
  };
}

/** Writes a mail or changes one that is still scheduled. */
export function EmailForm({ candidateId, to, email, inDialog = false, onClose, onMade }: EmailFormProps) {
  const { formatMessage } = useIntl();
  const fromId = useId();
  const me = useCurrentUser();
  const [create] = useCreateEmailMutation();
  const [update] = useUpdateEmailMutation();
  const [getEmail] = useLazyGetEmailQuery();
  const [copies, setCopies] = useState((email?.cc.length ?? 0) + (email?.bcc.length ?? 0) > 0);

  const words = useFieldWords();
  const form = useRecordForm({
    ...{ record: email, toValues, toRequest, words, onClose, onMade },
    empty: () => newEmail(to),
    create: (request) => create({ createEmailRequest: { ...request, candidateId } }).unwrap(),
    update: (id, updateEmailRequest) => update({ id, updateEmailRequest }).unwrap(),
    read: (id) => getEmail({ id }).unwrap(),
    said: ({ scheduledAt }) => {
      if (email) return formatMessage(messages.saved);
      return scheduledAt ? formatMessage(messages.scheduled, { time: scheduledAt }) : formatMessage(messages.sent);
    },
  });
  return (
    <RecordForm
      form={form}
      schema={emailSchema}
      fieldOf={formField}
      draft={{
        form: email ? 'email' : inDialog ? 'mail-dialog' : 'new-email',
        record: email?._id ?? candidateId,
        shownBy: inDialog ? [] : ['tab', 'mail'],
      }}
      layout={inDialog ? 'stack' : 'inPlace'}
      label={formatMessage(email ? common.edit : messages.write)}
    >
      {({ values }) => (
        <>
          <FieldFrame
            id={fromId}
            label={formatMessage(messages.from)}
            help={<FormattedMessage {...messages.fromHelp} />}
          >
            <OutlinedInput id={fromId} value={displayName(me)} disabled fullWidth />
          </FieldFrame>
          <MailboxField name="to" label={formatMessage(messages.to)} single required />
          {copies ? (
            <>
              <MailboxField name="cc" label={formatMessage(messages.cc)} />
              <MailboxField name="bcc" label={formatMessage(messages.bcc)} />
            </>
          ) : (
            <div className={style.addCopies}>
              <Button size="small" variant="text" onClick={() => setCopies(true)}>
                <FormattedMessage {...messages.addCopies} />
              </Button>
            </div>
          )}
          <TextField name="subject" label={formatMessage(messages.subject)} required autoFocus />
          <RichTextField name="message" label={formatMessage(messages.message)} required />
          <WhenField />
          <Row atEnd>
            <FormActions
              onCancel={onClose}
              action={
                <FormattedMessage {...(email ? common.save : values.scheduledAt ? messages.schedule : messages.send)} />
              }
            />
          </Row>
        </>
      )}
    </RecordForm>
  );
}
