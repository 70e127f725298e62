import { MAX_LINE, templateTextFor } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCreateEmailMutation, type AnswerToDto, type MailTemplateResponse, type ThreadResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { fillKnown } from '../../../components/mail/fill-known';
import { MailTexts } from '../../../components/mail/MailTexts';
import { fieldsAsked } from '../../../components/mail/useTemplateStart';
import type { TextsByField } from '../../../components/mail/useTakeTemplate';
import { WhenField } from '../../../components/mail/WhenField';
import { RecordForm } from '../../../components/record/RecordForm';
import { Banner } from '../../../components/ui/Banner';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { formField, newEmail, toRequest, toValues } from '../model';
import { emailSchema } from '../schema';
import { useMailTo } from '../useMailTo';
import { useMailWords } from '../useMailWords';
import { useMeanwhile } from '../useMeanwhile';
import { AlsoAnswering } from './AlsoAnswering';
import { AnswerNames } from './AnswerNames';
import { MailAttachments } from '../../../components/mail/MailAttachments';
import { MailboxField } from './MailboxField';
import { MailProblems } from './MailProblems';

interface AnswerFormProps {
  thread: ThreadResponse;
  answerTo: AnswerToDto;
  /** The first text: that of a mail that is sent again to another address. */
  message?: string;
  onClose: () => void;
}

/** Answers a conversation in its place; the draft stays with the conversation. */
export function AnswerForm({ thread, answerTo, message: firstText = '', onClose }: AnswerFormProps) {
  const t = useT();
  const { _id: conversationId, candidateId, subject } = thread;
  const id = candidateId ?? '';
  const [create] = useCreateEmailMutation();
  const { language, getFields, showRefusal, problems } = useMailTo(id);
  const [naming, setNaming] = useState(false);
  const words = useMailWords();
  const meanwhile = useMeanwhile(thread);

  /** A chosen template as the candidate will read it. The subject stays that of the conversation. */
  const textsOf = async ({ texts }: MailTemplateResponse): Promise<TextsByField> => {
    const text = templateTextFor(texts, language);
    if (!text) return {};
    const { message } = fillKnown(text, await getFields(fieldsAsked(id, text)).unwrap());
    return { message };
  };
  const form = useRecordForm({
    record: undefined,
    ...{ toValues, toRequest, words, onClose },
    empty: () => ({
      ...newEmail(answerTo.to),
      cc: answerTo.cc,
      message: firstText,
      subject: `Re: ${subject}`.slice(0, MAX_LINE),
    }),
    create: (request) => create({ createEmailRequest: { ...request, candidateId: id, conversationId } }).unwrap(),
    said: ({ scheduledAt }) =>
      scheduledAt ? t('emails.scheduled', { time: scheduledAt }) : t('emails.email_sent_title'),
  });
  return (
    <RecordForm
      form={{ ...form, save: (values) => meanwhile.ask().then(() => form.save(values)) }}
      schema={emailSchema}
      fieldOf={formField}
      showRefusal={showRefusal}
      draft={{
        form: firstText ? 'answer-again' : 'answer',
        record: conversationId,
        shownBy: ['tab', 'open', 'conversation'],
        sends: true,
        keptOnClose: true,
      }}
      layout="inPlace"
      label={t('conversations.answer')}
    >
      {({ values }) => (
        <>
          <AlsoAnswering conversation={thread} writing={values.message !== firstText} />
          {naming ? (
            <>
              <MailboxField name="to" label={t('emails.to')} single required />
              <MailboxField name="cc" label={t('emails.cc')} />
              <MailboxField name="bcc" label={t('emails.bcc')} />
            </>
          ) : (
            <Row>
              <AnswerNames {...values} thread={thread} />
              <Button size="small" variant="text" onClick={() => setNaming(true)}>
                <FormattedMessage id="conversations.recipients" />
              </Button>
            </Row>
          )}
          <MailTexts
            hasSubject={false}
            labels={{ subject: t('emails.subject'), message: t('emails.message') }}
            autoFocus="message"
            {...{ language, textsOf }}
          />
          <MailAttachments candidateId={id} />
          <WhenField />
          <MailProblems {...problems} />
          {meanwhile.words && <Banner>{meanwhile.words}</Banner>}
          <Row atEnd>
            <FormActions
              onCancel={onClose}
              action={<FormattedMessage id={values.scheduledAt ? 'emails.schedule' : 'emails.send'} />}
            />
          </Row>
        </>
      )}
    </RecordForm>
  );
}
