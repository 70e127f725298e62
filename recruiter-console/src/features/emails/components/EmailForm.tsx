import type { Problem } from '@byline/shared-types/domain';
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
import { Row } from '../../../components/layout/Stack';
import { ConflictBanner } from '../../../components/ui/ConflictBanner';
import { useNotify } from '@byline/web-kit/ui';
import { DateField } from '../../../components/ui/fields/DateField';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { RichText } from '../../../components/ui/RichText';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
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
  onClose: () => void;
}

/** Writes a mail or changes one that is still scheduled. */
export function EmailForm({ candidateId, to, email, onClose }: EmailFormProps) {
  const { formatMessage } = useIntl();
  const fromId = useId();
  const me = useCurrentUser();
  const notify = useNotify();
  const [create] = useCreateEmailMutation();
  const [update] = useUpdateEmailMutation();
  const [getEmail] = useLazyGetEmailQuery();
  const [version, setVersion] = useState(email?.version);
  const [theirs, setTheirs] = useState<EmailResponse | null>(null);
  const [copies, setCopies] = useState((email?.cc.length ?? 0) + (email?.bcc.length ?? 0) > 0);

  const save = async (values: EmailValues): Promise<void> => {
    const body = toRequest(values);
    if (email) {
      const changed = { ...body, ...(version !== undefined && { version }) };
      await update({ id: email._id, updateEmailRequest: changed }).unwrap();
    } else await create({ createEmailRequest: { ...body, candidateId } }).unwrap();
    const later = values.scheduledAt && formatMessage(messages.scheduled, { time: values.scheduledAt });
    notify(email ? formatMessage(messages.saved) : later || formatMessage(messages.sent), { success: true });
    onClose();
  };
  const showTheirs = async (problem: Problem | null): Promise<boolean> => {
    if (!email || problem?.code !== 'stale_version') return false;
    setTheirs(await getEmail({ id: email._id }).unwrap());
    return true;
  };
  return (
    <Form<EmailValues>
      initialValues={email ? toValues(email) : newEmail(to)}
      schema={emailSchema}
      onSubmit={save}
      onRefused={showTheirs}
      fieldOf={formField}
      draft={{ form: email ? 'email' : 'new-email', record: email?._id ?? candidateId, shownBy: ['tab'] }}
      layout="inPlace"
      label={formatMessage(email ? common.edit : messages.write)}
    >
      {({ values, setValues }) => (
        <>
          {theirs && (
            <ConflictBanner
              differences={[
                { field: formatMessage(messages.subject), mine: values.subject, theirs: theirs.subject },
                {
                  field: formatMessage(messages.message),
                  mine: <RichText html={values.message} />,
                  theirs: <RichText html={theirs.message} />,
                },
                {
                  field: formatMessage(messages.scheduledAt),
                  mine: values.scheduledAt,
                  theirs: toValues(theirs).scheduledAt,
                },
              ]}
              onKeepMine={() => {
                setVersion(theirs.version);
                setTheirs(null);
              }}
              onTakeTheirs={() => {
                setVersion(theirs.version);
                setTheirs(null);
                void setValues(toValues(theirs));
              }}
            />
          )}
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
          <DateField
            name="scheduledAt"
            label={formatMessage(messages.scheduledAt)}
            help={<FormattedMessage {...messages.scheduledAtHelp} />}
            withTime
            disablePast
          />
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
    </Form>
  );
}
