import { fileSize } from '@byline/shared-types/domain';
import { formatDashedMoment } from '@byline/web-kit/dates';
import { saveFile } from '@byline/web-kit/files';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useEffect, useRef } from 'react';
import { useReadOwnConversationMutation, type OwnConversationResponse } from '../../../api';
import { FileRow } from '../../../components/ui/FileRow';
import { RichText } from '../../../components/ui/RichText';
import { AnswerForm } from './AnswerForm';
import style from './Conversation.module.css';
import fileStyle from '../../../components/ui/file.module.css';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

type Message = OwnConversationResponse['messages'][number];

interface ConversationProps {
  candidateId: string;
  conversation: OwnConversationResponse;
}

/** One conversation, the oldest mail first, with the form for an answer. Opening it marks it as read. */
export function Conversation({ candidateId, conversation }: ConversationProps) {
  const { _id, unread, messages } = conversation;
  const [read] = useReadOwnConversationMutation();
  useEffect(() => {
    if (unread) void read({ id: _id });
  }, [read, _id, unread, messages.length]);
  const list = useRef<HTMLOListElement>(null);
  // Candidates come for the newest mail and the answer.
  useEffect(() => {
    const mails = list.current?.children;
    if (mails && mails.length > 2) mails[mails.length - 1]?.scrollIntoView({ block: 'start' });
  }, [_id]);
  return (
    <>
      <ol ref={list} className={layoutStyle.sheet}>
        {messages.map((message) => (
          <Mail key={message._id} message={message} conversationId={_id} />
        ))}
      </ol>
      <AnswerForm key={_id} candidateId={candidateId} conversationId={_id} />
    </>
  );
}

function Mail({
  message: { from, at, own, message, files },
  conversationId,
}: {
  message: Message;
  conversationId: string;
}) {
  const t = useT();
  return (
    <li className={style.mail} data-own={own || undefined}>
      <p className={style.who}>
        <span className={textStyle.strong}>{own ? t('messages.youName') : from}</span>
        <time dateTime={at}>{formatDashedMoment(at)}</time>
      </p>
      <div className={textStyle.prose} dir="auto">
        <RichText html={message} />
      </div>
      {files.length > 0 && (
        <ul className={fileStyle.files} aria-label={t('messages.files')}>
          {files.map((file) => (
            <SentFile key={`${file.fileId} ${file.name}`} file={file} conversationId={conversationId} />
          ))}
        </ul>
      )}
    </li>
  );
}

function SentFile({
  file: { name, size, fileId },
  conversationId,
}: {
  file: Message['files'][number];
  conversationId: string;
}) {
  const t = useT();
  const language = useLanguage();
  const { showError } = useDialogs();
  const save = (): void =>
    void saveFile(`/users/me/conversations/${conversationId}/files/${fileId}`, name).catch(showError);
  return (
    <FileRow
      name={name}
      {...(fileId && { onName: save, nameLabel: t('files.download', { name }) })}
      meta={fileId ? fileSize(size, language) : t('messages.notKept')}
      action={null}
    />
  );
}
