import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { useDropDraft, type DraftOf } from '@byline/web-kit/form';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  usePreviewBulkMailMutation,
  type BulkMailDto,
  type BulkMailPreviewResponse,
  type PreviewBulkMailApiArg,
} from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { WhenField } from '../../../components/mail/WhenField';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { Text } from '../../../components/ui/Text';
import { mailField, mailSchema, NEW_MAIL, toMail, type MailValues } from '../mail';
import { InsertField } from './InsertField';
import { MailPreview, WhenTheyLeave } from './MailPreview';

interface MailDialogProps {
  /** The recipients and their order in the preview. */
  request: Omit<PreviewBulkMailApiArg, 'previewBulkMailRequest'> &
    Pick<PreviewBulkMailApiArg['previewBulkMailRequest'], 'selection'>;
  count: number;
  /** Resolves to true if the server accepts the mail; otherwise the caller reports the reason. */
  onSend: (mail: BulkMailDto) => Promise<boolean>;
  onClose: () => void;
}

/** Keeps the draft until the server accepts the mail, so that a preview or a refusal loses no text. */
const DRAFT: DraftOf = { form: 'bulk-mail', shownBy: [], staysWhenSent: true };

interface Previewed {
  values: MailValues;
  preview: BulkMailPreviewResponse;
}

const sendWords = ({ values, preview }: Previewed) => {
  if (preview.needsApproval) return 'bulkMail.ask';
  return values.scheduledAt ? 'bulkMail.schedule' : 'bulkMail.send';
};

/** Sends one mail to each selected candidate: first the text, then a preview of the first three mails, then the sending. */
export default function MailDialog({ request, count, onSend, onClose }: MailDialogProps) {
  const t = useT();
  const [ask] = usePreviewBulkMailMutation();
  const dropDraft = useDropDraft();
  const [looked, setLooked] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [sending, setSending] = useState(false);
  const insert = useRef<(text: string) => void>(() => undefined);

  const look = async (written: MailValues): Promise<void> => {
    const { selection, ...query } = request;
    const preview = await ask({
      ...query,
      previewBulkMailRequest: { selection, mail: toMail(written) },
    }).unwrap();
    setLooked(true);
    setPreviewed({ values: written, preview });
  };
  const send = async ({ values }: Previewed): Promise<void> => {
    setSending(true);
    const taken = await onSend(toMail(values));
    setSending(false);
    if (!taken) return;
    dropDraft(DRAFT);
    onClose();
  };
  const title = t('bulkMail.title', { count });
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
              <FormattedMessage id="bulkMail.write" />
            </Button>
            <Button variant="contained" disabled={sending || mails === 0} onClick={() => void send(previewed)}>
              <FormattedMessage id={sendWords(previewed)} values={{ count: mails }} />
            </Button>
          </>
        }
      >
        <MailPreview preview={previewed.preview}>
          <WhenTheyLeave preview={previewed.preview} atOnce={!previewed.values.scheduledAt} />
        </MailPreview>
      </AppDialog>
    );
  }
  return (
    <AppDialog open width={600} title={title} onClose={onClose}>
      <Form<MailValues>
        initialValues={NEW_MAIL}
        schema={mailSchema}
        onSubmit={look}
        fieldOf={mailField}
        draft={{ ...DRAFT, quiet: looked }}
        layout="stack"
        label={title}
      >
        {() => (
          <>
            <Text tone="muted">
              <FormattedMessage id="bulkMail.each" />
            </Text>
            <TextField name="subject" label={t('bulkMail.subject')} required autoFocus />
            <RichTextField
              name="message"
              label={t('bulkMail.message')}
              required
              onReady={(put) => {
                insert.current = put;
              }}
            />
            <InsertField onInsert={(field) => insert.current(`{{${field}}}`)} />
            <WhenField />
            <Row atEnd>
              <FormActions onCancel={onClose} action={<FormattedMessage id="bulkMail.preview" />} />
            </Row>
          </>
        )}
      </Form>
    </AppDialog>
  );
}
