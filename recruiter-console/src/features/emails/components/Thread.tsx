import { Button } from '../../../components/ui/Button';
import { Check, Reply } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetConversationQuery, type EmailResponse, type ThreadResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Grow } from '../../../components/layout/Grow';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { useHotkeys } from '../../../lib/keys/useHotkeys';
import { isMoving, POLL_MS } from '../model';
import { useDone } from '../useDone';
import { useReading } from '../useReading';
import { AlsoAnswering } from './AlsoAnswering';
import { AnswerForm } from './AnswerForm';
import { AnswersTo } from './AnswersTo';
import { LaterButton } from './LaterButton';
import { MailError } from './MailError';
import style from './thread.module.css';
import { ThreadMails } from './ThreadMails';

interface ThreadProps {
  id: string;
  /** Takes the keys R, E and U; false for one that opened by itself. */
  hasKeys?: boolean;
}

/** The mails of a conversation and the answer to it. Opening it reads it. */
export function Thread({ id, hasKeys = true }: ThreadProps) {
  const [poll, setPoll] = useState(false);
  const { data, error, refetch } = lastAnswer(
    useGetConversationQuery(
      { id },
      { pollingInterval: poll ? POLL_MS : 0, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
    ),
  );
  const thread = data?._id === id ? data : undefined;
  const moving = thread?.mails.some(({ sent }) => sent !== null && isMoving(sent)) ?? false;
  if (moving !== poll) setPoll(moving);
  useReading(hasKeys ? thread : undefined);
  if (thread) return <Mails thread={thread} hasKeys={hasKeys} />;
  return error ? <MailError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
}

function Mails({ thread, hasKeys }: { thread: ThreadResponse; hasKeys: boolean }) {
  const { _id, open, laterUntil, answerTo, person } = thread;
  // One that is put off keeps the ways to another day, back and to its end.
  const waits = open || laterUntil !== null;
  const [answering, setAnswering] = useFormShown({ form: 'answer', record: _id });
  const [again, setAgain] = useState<EmailResponse | null>(null);
  const opener = useFocusBack(answering);
  const { finish } = useDone();
  const answer = answerTo ? () => setAnswering(true) : undefined;
  useHotkeys(hasKeys ? { answer, done: waits ? () => void finish([thread]) : undefined } : {});
  return (
    <>
      <ThreadMails thread={thread} scrolls={hasKeys} onSendAgain={setAgain} />
      {again && person ? (
        <AnswerForm
          key={again._id}
          thread={thread}
          answerTo={{ to: person, cc: [] }}
          message={again.message}
          onClose={() => setAgain(null)}
        />
      ) : answering && answerTo ? (
        <AnswerForm thread={thread} answerTo={answerTo} onClose={() => setAnswering(false)} />
      ) : (
        <Row wrap className={style.answer}>
          <AlsoAnswering conversation={thread} />
          {answer && (
            <Button ref={opener} size="small" onClick={answer} aria-keyshortcuts="R">
              <Reply />
              <FormattedMessage id="conversations.answer" />
            </Button>
          )}
          {waits && (
            <Button size="small" variant="text" onClick={() => void finish([thread])} aria-keyshortcuts="E">
              <Check />
              <FormattedMessage id="conversations.done" />
            </Button>
          )}
          {waits && <LaterButton conversation={thread} />}
          <Grow />
          <AnswersTo conversation={thread} />
        </Row>
      )}
    </>
  );
}
