import { templateTextFor, type MailPurpose } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useCreateEmailMutation,
  useLazyGetEmailQuery,
  useUpdateEmailMutation,
  type EmailResponse,
  type MailTemplateResponse,
  type MailboxDto,
} from '../../../api';
import { fillKnown } from '../../../components/mail/fill-known';
import { FirstTexts } from '../../../components/mail/FirstTexts';
import { MailTexts } from '../../../components/mail/MailTexts';
import { fieldsAsked, useTemplateStart } from '../../../components/mail/useTemplateStart';
import type { TextsByField } from '../../../components/mail/useTakeTemplate';
import type { MailSubject } from '../../../components/mail/write-mail-context';
import { WhenField } from '../../../components/mail/WhenField';
import { Row } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { displayName } from '../../../lib/format';
import { useCurrentUser } from '@byline/web-kit/session';
import { formField, newEmail, toRequest, toValues, type EmailValues } from '../model';
import { emailSchema } from '../schema';
import { useMailTo } from '../useMailTo';
import { useMailWords } from '../useMailWords';
import style from './EmailForm.module.css';
import { MailAttachments } from '../../../components/mail/MailAttachments';
import { MailboxField } from './MailboxField';
import { MailProblems } from './MailProblems';

interface EmailFormProps {
  candidateId: string;
  to: MailboxDto;
  /** The mail to change; undefined for a new one. */
  email?: EmailResponse;
  /** The first texts of a new mail. */
  start?: Pick<EmailValues, 'subject' | 'message'> | undefined;
  subject?: MailSubject | undefined;
  /** True in a dialog; false in the mail tab. */
  inDialog?: boolean;
  onClose: () => void;
  onMade?: () => void;
}

/** The name of the draft: a mail of another purpose has a draft of its own. */
function newMailDraft(inDialog: boolean, purpose: MailPurpose = 'free'): string {
  if (!inDialog) return 'new-email';
  return purpose === 'free' ? 'mail-dialog' : `mail-dialog-${purpose}`;
}

/** Writes a mail, or changes one that has not left yet. A new mail begins with the default template, if there is one. */
export function EmailForm(props: EmailFormProps) {
  const { candidateId, to, email, start, subject: about, inDialog = false, onClose, onMade } = props;
  const t = useT();
  const fromId = useId();
  const me = useCurrentUser();
  const [create] = useCreateEmailMutation();
  const [update] = useUpdateEmailMutation();
  const [getEmail] = useLazyGetEmailQuery();
  const { language, getFields, showRefusal, problems } = useMailTo(candidateId);
  const first = useTemplateStart(email || start ? null : candidateId, about);
  const [copies, setCopies] = useState((email?.cc.length ?? 0) + (email?.bcc.length ?? 0) > 0);

  /** A chosen template as the candidate will read it. */
  const textsOf = async ({ texts }: MailTemplateResponse): Promise<TextsByField> => {
    const text = templateTextFor(texts, language);
    if (!text) return {};
    const { subject, message } = fillKnown(text, await getFields(fieldsAsked(candidateId, text, about)).unwrap());
    return { subject, message };
  };

  const words = useMailWords();
  const form = useRecordForm({
    ...{ record: email, toValues, toRequest, words, onClose, onMade },
    merges: true,
    empty: () => ({ ...newEmail(to), ...start }),
    create: (request) => create({ createEmailRequest: { ...request, candidateId } }).unwrap(),
    update: (id, { templateId: _, ...updateEmailRequest }) => update({ id, updateEmailRequest }).unwrap(),
    read: (id) => getEmail({ id }).unwrap(),
    said: ({ scheduledAt }) => {
      if (email) return t('emails.saved');
      return scheduledAt ? t('emails.scheduled', { time: scheduledAt }) : t('emails.email_sent_title');
    },
  });
  return (
    <RecordForm
      form={form}
      schema={emailSchema}
      fieldOf={formField}
      showRefusal={showRefusal}
      draft={{
        form: email ? 'email' : newMailDraft(inDialog, about?.purpose),
        record: email?._id ?? candidateId,
        shownBy: inDialog ? [] : ['tab', 'mail'],
        sends: true,
        // A change that is not saved would leave unchanged at its time, so closing it asks.
        keptOnClose: !email,
      }}
      layout={inDialog ? 'stack' : 'inPlace'}
      label={t(email ? 'common.edit' : 'emails.write')}
    >
      {({ values }) => (
        <>
          <FirstTexts start={first} />
          <FieldFrame id={fromId} label={t('emails.from')} help={<FormattedMessage id="emails.fromHelp" />}>
            <OutlinedInput id={fromId} value={displayName(me)} disabled fullWidth />
          </FieldFrame>
          <MailboxField name="to" label={t('emails.to')} single required />
          {copies ? (
            <>
              <MailboxField name="cc" label={t('emails.cc')} />
              <MailboxField name="bcc" label={t('emails.bcc')} />
            </>
          ) : (
            <div className={style.addCopies}>
              <Button size="small" variant="text" onClick={() => setCopies(true)}>
                <FormattedMessage id="emails.addCopies" />
              </Button>
            </div>
          )}
          <MailTexts
            labels={{ subject: t('emails.subject'), message: t('emails.message') }}
            autoFocus="subject"
            purpose={about?.purpose ?? 'free'}
            {...{ language, textsOf }}
          />
          <MailAttachments candidateId={candidateId} />
          <WhenField />
          <MailProblems {...problems} />
          <Row atEnd>
            <FormActions
              onCancel={onClose}
              action={
                <FormattedMessage id={email ? 'common.save' : values.scheduledAt ? 'emails.schedule' : 'emails.send'} />
              }
            />
          </Row>
        </>
      )}
    </RecordForm>
  );
}
