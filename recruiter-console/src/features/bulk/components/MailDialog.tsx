import type { Language } from '@byline/shared-types/domain';
import { useT, type Translate } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { useDropDraft, type DraftOf } from '@byline/web-kit/form';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  usePreviewBulkMailMutation,
  type BulkMailDto,
  type BulkMailPreviewResponse,
  type RecipientLanguageDto,
} from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { AttachedFiles } from '../../../components/mail/AttachedFiles';
import { MailAttachments } from '../../../components/mail/MailAttachments';
import { UnfilledList } from '../../../components/mail/UnfilledList';
import { WhenField } from '../../../components/mail/WhenField';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useWords } from '../../../i18n/useWords';
import { isWritten, mailField, mailSchema, newMail, toMail, type MailValues } from '../mail';
import { useMailRecipients, type MailRequest } from '../useMailRecipients';
import { MailLanguages } from './MailLanguages';
import { BadRecipients, MailPreview, WhenTheyLeave } from './MailPreview';

interface MailDialogProps {
  /** The recipients and their order in the preview. */
  request: MailRequest;
  count: number;
  /** Resolves to true if the server accepts the mail; otherwise the caller reports the reason. */
  onSend: (mail: BulkMailDto) => Promise<boolean>;
  onClose: () => void;
}

/** Keeps the draft until the server accepts the mail, so that a preview, a refusal or Escape loses no text. */
const DRAFT: DraftOf = { form: 'bulk-mails', shownBy: [], sends: true, keptOnClose: true, staysWhenSent: true };

interface Previewed {
  values: MailValues;
  preview: BulkMailPreviewResponse;
}

const sendWords = ({ values, preview }: Previewed) => {
  if (preview.needsApproval) return 'bulkMail.ask';
  return values.scheduledAt ? 'bulkMail.schedule' : 'bulkMail.send';
};

/** Sends one mail to each selected candidate in their language: first the texts, then a preview of the first three mails, then the sending. */
export default function MailDialog(props: MailDialogProps) {
  const t = useT();
  const { recipients, error, retry } = useMailRecipients(props.request);
  const languages = (recipients?.languages ?? []).map(({ language }) => language);
  const words = useWords(languages);
  if (recipients && words && languages.length > 0)
    return <MailForm {...props} recipients={recipients.languages} words={words} />;
  return (
    <AppDialog open width={600} title={t('bulkMail.title', { count: props.count })} onClose={props.onClose}>
      {recipients && languages.length === 0 && (
        <FormattedMessage id="bulkMail.archived" values={{ count: recipients.archived }} />
      )}
      {!recipients && error && <ErrorState error={error} onRetry={retry} />}
      {!recipients && !error && <ListSkeleton rows={4} />}
    </AppDialog>
  );
}

interface InFirstLanguageProps {
  recipients: readonly RecipientLanguageDto[];
  values: MailValues;
}

/** Names the languages without a text, whose readers get that of the first language. */
function InFirstLanguage({ recipients, values }: InFirstLanguageProps) {
  const t = useT();
  const [first, ...others] = recipients;
  return others
    .filter(({ language }) => !isWritten(values, language))
    .map(({ language, count }) => (
      <Text as="p" key={language}>
        <FormattedMessage
          id="bulkMail.untranslated"
          values={{
            count,
            language: t(`mailTemplates.word.${language}`),
            first: t(`mailTemplates.word.${first?.language ?? language}`),
          }}
        />
      </Text>
    ));
}

interface MailFormProps extends MailDialogProps {
  /** The languages of the recipients, the most frequent first. */
  recipients: readonly RecipientLanguageDto[];
  words: (language: Language) => Translate;
}

function MailForm({ request, count, onSend, onClose, recipients, words }: MailFormProps) {
  const t = useT();
  const languages = recipients.map(({ language }) => language);
  const [ask] = usePreviewBulkMailMutation();
  const dropDraft = useDropDraft();
  const [looked, setLooked] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [sending, setSending] = useState(false);
  const sent = useRef(newMail(languages));

  const look = async (written: MailValues): Promise<void> => {
    sent.current = written;
    const { selection, ...query } = request;
    const preview = await ask({
      ...query,
      previewBulkMailRequest: { selection, mail: toMail(written, languages) },
    }).unwrap();
    setLooked(true);
    setPreviewed({ values: written, preview });
  };
  const send = async ({ values }: Previewed): Promise<void> => {
    setSending(true);
    const taken = await onSend(toMail(values, languages));
    setSending(false);
    if (!taken) return;
    dropDraft(DRAFT);
    onClose();
  };
  const title = t('bulkMail.title', { count });
  if (previewed) {
    const mails = previewed.preview.total - previewed.preview.archived;
    const { unfilledCandidates } = previewed.preview;
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
            <Button
              variant="contained"
              disabled={sending || mails === 0 || unfilledCandidates.length > 0}
              onClick={() => void send(previewed)}
            >
              <FormattedMessage id={sendWords(previewed)} values={{ count: mails }} />
            </Button>
          </>
        }
      >
        {unfilledCandidates.length > 0 ? (
          <UnfilledList people={unfilledCandidates} />
        ) : (
          <MailPreview preview={previewed.preview}>
            <InFirstLanguage recipients={recipients} values={previewed.values} />
            <BadRecipients preview={previewed.preview} />
            <AttachedFiles files={previewed.values.attachments} />
            <WhenTheyLeave preview={previewed.preview} atOnce={!previewed.values.scheduledAt} />
          </MailPreview>
        )}
      </AppDialog>
    );
  }
  return (
    <AppDialog open width={600} title={title} onClose={onClose}>
      <Form<MailValues>
        initialValues={newMail(languages)}
        schema={mailSchema(languages)}
        onSubmit={look}
        fieldOf={(field) => mailField(field, sent.current, languages)}
        draft={{ ...DRAFT, quiet: looked }}
        layout="stack"
        label={title}
      >
        {() => (
          <>
            <Text tone="muted">
              <FormattedMessage id="bulkMail.each" />
            </Text>
            <MailLanguages recipients={recipients} words={words} />
            <MailAttachments candidateId={null} />
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
