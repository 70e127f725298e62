import Button from '@mui/material/Button';
import { useDialogs } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  usePreviewBulkMailMutation,
  type BulkMailDto,
  type BulkMailPreviewResponse,
  type PreviewBulkMailApiArg,
} from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { DateField } from '../../../components/ui/fields/DateField';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { Text } from '../../../components/ui/Text';
import { mailField, mailSchema, NEW_MAIL, toMail, type MailValues } from '../mail';
import { mailMessages as messages } from '../mail-messages';
import { InsertField } from './InsertField';
import { MailPreview } from './MailPreview';

interface MailDialogProps {
  /** Whom it is for, and in which order they are shown. */
  request: Omit<PreviewBulkMailApiArg, 'previewBulkMailRequest'> &
    Pick<PreviewBulkMailApiArg['previewBulkMailRequest'], 'selection'>;
  count: number;
  onSend: (mail: BulkMailDto) => Promise<void>;
  onClose: () => void;
}

interface Previewed {
  values: MailValues;
  preview: BulkMailPreviewResponse;
}

/** One mail to each of those who are selected: written first, then looked at as the first three get it, then sent. */
export default function MailDialog({ request, count, onSend, onClose }: MailDialogProps) {
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
  const [ask] = usePreviewBulkMailMutation();
  const [values, setValues] = useState(NEW_MAIL);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [sending, setSending] = useState(false);
  const insert = useRef<(text: string) => void>(() => undefined);

  const look = async (written: MailValues): Promise<void> => {
    const { selection, ...query } = request;
    const preview = await ask({
      ...query,
      previewBulkMailRequest: { selection, mail: toMail(written) },
    }).unwrap();
    setValues(written);
    setPreviewed({ values: written, preview });
  };
  const send = async (): Promise<void> => {
    setSending(true);
    await onSend(toMail(values)).catch(showError);
    onClose();
  };
  const title = formatMessage(messages.title, { count });
  if (previewed) {
    const mails = previewed.preview.total - previewed.preview.archived;
    return (
      <AppDialog
        open
        width={600}
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button autoFocus onClick={() => setPreviewed(null)}>
              <FormattedMessage {...messages.write} />
            </Button>
            <Button variant="contained" disabled={sending || mails === 0} onClick={() => void send()}>
              <FormattedMessage
                {...(values.scheduledAt ? messages.schedule : messages.send)}
                values={{ count: mails }}
              />
            </Button>
          </>
        }
      >
        <MailPreview preview={previewed.preview} atOnce={!values.scheduledAt} />
      </AppDialog>
    );
  }
  return (
    <AppDialog open width={600} title={title} onClose={onClose}>
      <Form<MailValues>
        initialValues={values}
        schema={mailSchema}
        onSubmit={look}
        fieldOf={mailField}
        draft={{ form: 'bulk-mail', record: 'new', shownBy: [] }}
        layout="stack"
        label={title}
      >
        {() => (
          <>
            <Text tone="muted">
              <FormattedMessage {...messages.each} />
            </Text>
            <TextField name="subject" label={formatMessage(messages.subject)} required autoFocus />
            <RichTextField
              name="message"
              label={formatMessage(messages.message)}
              required
              onReady={(put) => {
                insert.current = put;
              }}
            />
            <InsertField onInsert={(field) => insert.current(`{{${field}}}`)} />
            <DateField
              name="scheduledAt"
              label={formatMessage(messages.when)}
              help={<FormattedMessage {...messages.whenHelp} />}
              withTime
              disablePast
            />
            <Row atEnd>
              <FormActions onCancel={onClose} action={<FormattedMessage {...messages.preview} />} />
            </Row>
          </>
        )}
      </Form>
    </AppDialog>
  );
}
