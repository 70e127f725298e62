import clsx from 'clsx';
import { CircleX, Clock, Hand, Moon, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ConversationResponse } from '../../../api';
import { useMailMoments } from '../useMailMoments';
import style from './inbox.module.css';

/** Whether it was cancelled, when its next mail leaves or a held one should have, whether a mail came in since that was planned, and until when it is put off. */
export function ConversationNotes({ conversation }: { conversation: ConversationResponse }) {
  const { leaves, heldFor: held, back } = useMailMoments();
  const { cancelled, scheduledAt, heldFor, lastReceived, open, laterUntil } = conversation;
  return (
    <>
      {cancelled && (
        <span className={style.note}>
          <CircleX size={12} />
          <FormattedMessage id="email.cancelled" />
        </span>
      )}
      {scheduledAt && (
        <span className={style.note}>
          <Clock size={12} />
          {leaves(scheduledAt)}
        </span>
      )}
      {heldFor && (
        <span className={style.note}>
          <Hand size={12} />
          {held(heldFor)}
        </span>
      )}
      {scheduledAt && lastReceived && (open || laterUntil) && (
        <span className={clsx(style.note, style.bad)}>
          <TriangleAlert size={12} />
          <FormattedMessage id="conversations.wroteAgainMark" />
        </span>
      )}
      {laterUntil && (
        <span className={style.note}>
          <Moon size={12} />
          {back(laterUntil)}
        </span>
      )}
    </>
  );
}
