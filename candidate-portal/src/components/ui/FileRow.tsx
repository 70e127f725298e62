import { visuallyHidden } from '@byline/web-kit/ui';
import { CircleAlert, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './file.module.css';

const LOOKS = { failed: style.failed, asks: style.asks } as const;

interface FileRowProps {
  name: string;
  /** Makes the name a button, e.g. to download the file. */
  onName?: () => void;
  nameLabel?: string;
  /** Type and size, the progress, or the reason of a failure. */
  meta: ReactNode;
  /** A row that asks has the words of a row that failed, but not its red. */
  look?: keyof typeof LOOKS;
  /** Remove, cancel or replace. */
  action: ReactNode;
}

/** The place of a name's extension, which is never cut. */
function extensionAt(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}

/**
 * One file. Cuts a long name before its extension. The page holds the name as one text, for copying and screen readers;
 * its two visible halves come from the style sheet.
 */
export function FileRow({ name, onName, nameLabel, meta, look, action }: FileRowProps) {
  const cut = extensionAt(name);
  const Sign = look === 'failed' ? CircleAlert : FileText;
  const words = (
    <>
      <span className={visuallyHidden}>{name}</span>
      <span className={style.head} data-text={name.slice(0, cut)} aria-hidden="true" />
      <span data-text={name.slice(cut)} aria-hidden="true" />
    </>
  );
  return (
    <li className={look ? `${style.file} ${LOOKS[look]}` : style.file}>
      <Sign />
      {onName ? (
        <button type="button" className={style.name} dir="auto" title={name} aria-label={nameLabel} onClick={onName}>
          {words}
        </button>
      ) : (
        <span className={style.name} dir="auto" title={name}>
          {words}
        </span>
      )}
      <span className={style.meta}>{meta}</span>
      {action}
    </li>
  );
}
