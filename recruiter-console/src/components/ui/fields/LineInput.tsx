import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { measured } from '../../../lib/measured';
import frameStyle from './line-frame.module.css';
import style from './LineInput.module.css';

interface LineInputProps extends ComponentProps<'input'> {
  /** Before the text, for example an icon. */
  start?: ReactNode;
  end?: ReactNode;
  /** The width that its text needs, for the class, in px. */
  needed?: number;
}

/** A text field with a name of its own and no label, for bars and feet of lists, which are drawn with each change: plain elements that look like MUI's field. */
export const LineInput = ({ start, end, needed, className, ...rest }: LineInputProps) => (
  <label
    className={clsx(frameStyle.frame, style.field, className)}
    {...(needed !== undefined && measured({ '--needed': needed }))}
  >
    {start}
    <input type="text" {...rest} />
    {end}
  </label>
);
