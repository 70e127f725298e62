import { CircleAlert, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './file.module.css';

interface FileRowProps {
  name: string;
  /** Makes the name a button, e.g. to download the file. */
  onName?: () => void;
  nameLabel?: string;
  /** Type and size, the progress, or the reason of a failure. */
  meta: ReactNode;
  failed?: boolean;
  /** Remove, cancel or replace. */
  action: ReactNode;
}

/** Characters at the end of a long name that are never cut: the extension, and a little before it. */
const TAIL = 8;

/** One file. Cuts a long name in the middle, so that its extension stays visible. */
export function FileRow({ name, onName, nameLabel, meta, failed = false, action }: FileRowProps) {
  const cut = Math.max(0, name.length - TAIL);
  const Sign = failed ? CircleAlert : FileText;
  const words = (
    <>
      <span className={style.head}>{name.slice(0, cut)}</span>
      <span>{name.slice(cut)}</span>
    </>
  );
  return (
    <li className={failed ? `${style.file} ${style.failed}` : style.file}>
      <Sign />
      {onName ? (
        <button type="button" className={style.name} title={name} aria-label={nameLabel} onClick={onName}>
          {words}
        </button>
      ) : (
        <span className={style.name} title={name}>
          {words}
        </span>
      )}
      <span className={style.meta}>{meta}</span>
      {action}
    </li>
  );
}
