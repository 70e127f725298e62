import type { ReactNode } from 'react';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { personOf } from '../thread-model';
import { useMailMoments } from '../useMailMoments';
import style from './thread.module.css';

interface MailHeadProps {
  from: { name: string; email: string };
  isMine?: boolean;
  /** The recipients by name, or the address of an unknown sender. */
  beside: ReactNode;
  /** All addresses, as a tooltip. */
  title: string;
  at: string | null;
  /** Hides the text of the mail; without it, the mail stays open. */
  onFold?: (() => void) | undefined;
  children?: ReactNode;
}

/** Sender, recipients and time above the text of a mail. A press hides the text. */
export function MailHead({ from, isMine = false, beside, title, at, onFold, children }: MailHeadProps) {
  const { long } = useMailMoments();
  const who = (
    <>
      <Avatar person={personOf(from.name)} size="small" me={isMine} />
      <Text weight="semibold" cut title={from.email}>
        {from.name}
      </Text>
      <Text tone="muted" cut grow title={title}>
        {beside}
      </Text>
    </>
  );
  return (
    <div className={style.head}>
      {onFold ? (
        <button type="button" className={style.who} aria-expanded onClick={onFold}>
          {who}
        </button>
      ) : (
        <span className={style.who}>{who}</span>
      )}
      {children}
      {at && <Text tone="muted">{long(at)}</Text>}
    </div>
  );
}
