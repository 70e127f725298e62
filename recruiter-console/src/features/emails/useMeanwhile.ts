import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import { useLazyGetConversationQuery, type ThreadMailDto, type ThreadResponse } from '../../api';
import { hasLeft, mailIdOf } from './thread-model';
import { useMailMoments } from './useMailMoments';

/** Says whose mail left or came in after the form for an answer was opened, and asks once before the answer leaves too. */
export function useMeanwhile({ _id: id, mails }: ThreadResponse) {
  const t = useT();
  const me = useCurrentUser()._id;
  const { long } = useMailMoments();
  const { confirm } = useDialogs();
  const [read] = useLazyGetConversationQuery();
  const [seen] = useState(() => new Set(mails.map(mailIdOf)));
  const asked = useRef<string>(null);
  const newestOf = (all: readonly ThreadMailDto[]): ThreadMailDto | undefined =>
    all.findLast((mail) => {
      const { sent, received } = mail;
      if (seen.has(mailIdOf(mail))) return false;
      return sent ? sent.createdBy !== me && hasLeft(sent) : received?.kind === 'mail';
    });
  const wordsOf = ({ sent, received }: ThreadMailDto): string =>
    sent
      ? t('conversations.answeredMeanwhile', { name: sent.from.name, time: long(sent.sentAt ?? sent.createdAt) })
      : t('conversations.wroteMeanwhile', {
          name: received?.from.name ?? '',
          time: long(received?.receivedAt ?? ''),
        });
  /** Resolves once the answer may leave. Stays in the form without an error otherwise. */
  const ask = async (): Promise<void> => {
    // Two recruiters may press within the seconds that a live change takes.
    const { data } = await read({ id });
    const newest = newestOf(data?.mails ?? mails);
    if (!newest || asked.current === mailIdOf(newest)) return;
    const yes = await confirm({
      title: wordsOf(newest),
      text: t('conversations.sendAnywayText'),
      action: t('conversations.sendAnyway'),
    });
    if (!yes) throw new DOMException('', 'AbortError');
    asked.current = mailIdOf(newest);
  };
  const newest = newestOf(mails);
  return { words: newest ? wordsOf(newest) : null, ask };
}
