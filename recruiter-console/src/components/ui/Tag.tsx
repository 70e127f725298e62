import { X } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Text } from './Text';
import style from './Tag.module.css';

interface TagProps extends HTMLAttributes<HTMLElement> {
  /** Before the words: an avatar. */
  icon?: ReactNode;
  /** Adds a cross at the end, which removes the tag. */
  remove?: { label: string; onClick: (event: unknown) => void; tabIndex?: number } | false | undefined;
}

/** A few words on grey: a tag, a person, a remark. Words that do not fit are cut, so the cross stays in view. */
export const Tag = ({ icon, remove, children, ...rest }: TagProps) => (
  <span {...rest} className={style.tag}>
    {icon}
    <Text cut>{children}</Text>
    {remove && (
      <button type="button" aria-label={remove.label} tabIndex={remove.tabIndex} onClick={remove.onClick}>
        <X size={12} />
      </button>
    )}
  </span>
);
