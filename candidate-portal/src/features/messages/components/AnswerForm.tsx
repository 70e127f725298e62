import { ATTACHMENT_FILE_TYPES, MAX_MESSAGE_FILES, MAX_TEXT } from '@byline/shared-types/domain';
import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useAnswerConversationMutation, type FileResponse } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { Button } from '../../../components/ui/Button';
import { useUploads } from '../../../components/upload/useUploads';
import { answerFile, type AnswerFile } from '../model';
import { AnswerFiles } from './AnswerFiles';
import style from './AnswerForm.module.css';
import actionsStyle from '../../../components/ui/actions.module.css';
import layoutStyle from '../../../components/layout/layout.module.css';

const schema = () => import('../schema').then(({ answerSchema }) => answerSchema);

interface Answer {
  message: string;
  /** The draft names them, so they outlast the day after which the product removes an unused upload. */
  files: AnswerFile[];
}
const EMPTY: Answer = { message: '', files: [] };

interface AnswerFormProps {
  candidateId: string;
  conversationId: string;
}

/** Writes to the agency in a conversation, with files. A typed answer stays as a draft until it is sent. */
export function AnswerForm({ candidateId, conversationId }: AnswerFormProps) {
  const t = useT();
  const notify = useNotify();
  const [answer] = useAnswerConversationMutation();
  const { confirm } = useDialogs();
  const [sent, setSent] = useState(0);
  const unattached = useRef<string[]>([]);
  const isWhole = (): Promise<boolean> => {
    const { current: names } = unattached;
    if (names.length === 0) return Promise.resolve(true);
    return confirm({
      title: t('messages.withoutQuestion', { names: names.join(', ') }),
      action: t('messages.sendAnyway'),
    });
  };
  const send = async ({ message, files }: Answer): Promise<void> => {
    if (!(await isWhole())) throw new DOMException('the candidate goes on with the answer', 'AbortError');
    const request = { message, files: files.map(({ _id }) => _id) };
    await answer({ id: conversationId, answerConversationRequest: request }).unwrap();
    setSent((count) => count + 1);
    notify(t('messages.sent', { agency: config.agencyName }));
  };
  return (
    <section className={`${layoutStyle.sheet} ${style.answer}`} aria-label={t('messages.answer')}>
      <Form
        key={sent}
        initialValues={EMPTY}
        schema={schema}
        onSubmit={send}
        summary={false}
        draft={{ form: 'message', record: conversationId, shownBy: [] }}
      >
        {({ values, setFieldValue, isSubmitting }) => (
          <AnswerFields
            candidateId={candidateId}
            files={values.files}
            onFiles={(files) => void setFieldValue('files', files)}
            onUnattached={(names) => {
              unattached.current = names;
            }}
            sending={isSubmitting}
          />
        )}
      </Form>
    </section>
  );
}

interface AnswerFieldsProps {
  candidateId: string;
  files: AnswerFile[];
  onFiles: (files: AnswerFile[]) => void;
  /** Takes the names of the refused files, and of those that are on their way. */
  onUnattached: (names: string[]) => void;
  sending: boolean;
}

function AnswerFields({ candidateId, files, onFiles, onUnattached, sending }: AnswerFieldsProps) {
  const t = useT();
  const uploads = useUploads({
    path: '/files',
    candidateId,
    types: ATTACHMENT_FILE_TYPES,
    known: files,
    added: (body) => onFiles([...files, answerFile((body as { data: FileResponse }).data)]),
  });
  useEffect(() => {
    onUnattached(uploads.running.map(({ name }) => name));
  });
  const isUploading = uploads.running.some(({ reason }) => reason === null);
  return (
    <>
      <Field name="message" label={t('messages.answer')} rows={6} maxLength={MAX_TEXT} />
      <AnswerFiles
        files={files}
        uploads={uploads}
        room={MAX_MESSAGE_FILES - files.length - uploads.running.length}
        onRemove={({ _id }) => onFiles(files.filter((file) => file._id !== _id))}
      />
      <div className={actionsStyle.actions}>
        <Button type="submit" disabled={isUploading} busy={sending ? t('messages.sending') : undefined}>
          {t('messages.send')}
        </Button>
      </div>
    </>
  );
}
