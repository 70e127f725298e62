import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface FileRowProps {
  name: string;
  /** Makes the name a button, e.g. to download the file. */
  onName?: () => void;
  nameLabel?: string;
  /** Type and size, the progress, or the reason in words. */
  meta: ReactNode;
  failed?: boolean;
  /** Remove, cancel or replace. */
  action: ReactNode;
}

/** Characters at the end of a long name that are never cut: the ending, and a little before it. */
const TAIL = 8;

/** One file. A long name is cut in the middle, so that its ending stays. */
export function FileRow({ name, onName, nameLabel, meta, failed = false, action }: FileRowProps) {
  const cut = Math.max(0, name.length - TAIL);
  const words = (
    <>
      <span className="head">{name.slice(0, cut)}</span>
      <span>{name.slice(cut)}</span>
    </>
  );
  return (
    <li className={failed ? 'file failed' : 'file'}>
      <Icon name={failed ? 'alert' : 'file'} />
      {onName ? (
        <button type="button" className="name" title={name} aria-label={nameLabel} onClick={onName}>
          {words}
        </button>
      ) : (
        <span className="name" title={name}>
          {words}
        </span>
      )}
      <span className="meta">{meta}</span>
      {action}
    </li>
  );
}
