import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useT } from '@byline/web-kit/i18n';
import { useIsPaper } from '@byline/web-kit/ui';
import type { EmailResponse, ThreadMailDto, ThreadResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';
import { isOvertaken, mailIdOf, openAtFirst } from '../thread-model';
import { FoldedMail } from './FoldedMail';
import { ReceivedMail } from './ReceivedMail';
import { SentMail } from './SentMail';
import style from './thread.module.css';

interface ThreadMailsProps {
  thread: ThreadResponse;
  /** Opens at the newest mail. */
  scrolls: boolean;
  /** Writes a mail that was not delivered again, to the candidate's own address. */
  onSendAgain: (email: EmailResponse) => void;
}

/** The mails of a conversation, the oldest first; those that were read are one line each, except on paper. */
export function ThreadMails({ thread, scrolls, onSendAgain }: ThreadMailsProps) {
  const t = useT();
  const isPaper = useIsPaper();
  const { mails, candidateId, person } = thread;
  const [folded] = useState(() => {
    const open = openAtFirst(thread);
    return new Set(mails.map(mailIdOf).filter((id) => !open.includes(id)));
  });
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (scrolls) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [scrolls]);
  const isOpen = (id: string): boolean => isPaper || (chosen.get(id) ?? !folded.has(id));
  const setOpen = (id: string, open: boolean): void => setChosen(new Map(chosen).set(id, open));
  return (
    <ul ref={list} className={style.mails} aria-label={t('conversations.mails')}>
      {mails.map((mail) => {
        const id = mailIdOf(mail);
        return (
          <li key={id} data-record={id}>
            {isOpen(id) ? (
              <OpenMail
                mail={mail}
                candidateId={candidateId}
                ownAddress={person?.email}
                wroteAgain={isOvertaken(mail, mails)}
                onSendAgain={onSendAgain}
                onFold={() => setOpen(id, false)}
              />
            ) : (
              <FoldedMail mail={mail} onOpen={() => setOpen(id, true)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OpenMailProps extends Pick<ThreadMailsProps, 'onSendAgain'> {
  mail: ThreadMailDto;
  candidateId: string | null;
  ownAddress: string | undefined;
  wroteAgain: boolean;
  onFold: () => void;
}

function OpenMail({ mail, candidateId, ownAddress, wroteAgain, onSendAgain, onFold }: OpenMailProps) {
  const { sent, received, undelivered } = mail;
  if (sent)
    return (
      <SentMail
        email={sent}
        {...{ undelivered, ownAddress, wroteAgain, onFold }}
        onSendToOwn={() => onSendAgain(sent)}
      />
    );
  if (!received) return null;
  if (received.kind === 'mail') return <ReceivedMail mail={received} candidateId={candidateId} onFold={onFold} />;
  return (
    <div className={style.auto}>
      <Text size="small">
        <FormattedMessage id="conversations.autoReply" />
      </Text>
      <ReceivedMail mail={received} candidateId={candidateId} onFold={onFold} />
    </div>
  );
}
