import { X } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import style from './Tag.module.css';

interface TagProps extends HTMLAttributes<HTMLElement> {
  /** Adds a cross at the end, which removes the tag. */
  remove?: { label: string; onClick: (event: unknown) => void; tabIndex?: number } | false | undefined;
}

/** A few words on grey: a tag, a person, a remark. */
export const Tag = ({ remove, children, ...rest }: TagProps) => (
  <span {...rest} className={style.tag}>
    {children}
    {remove && (
      <button type="button" aria-label={remove.label} tabIndex={remove.tabIndex} onClick={remove.onClick}>
        <X size={12} />
      </button>
    )}
  </span>
);
