import clsx from 'clsx';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import style from './LineInput.module.css';

interface LineInputProps extends Omit<ComponentProps<'input'>, 'style'> {
  /** Before the text, for example an icon. */
  start?: ReactNode;
  end?: ReactNode;
  /** Of the field, as the class name. */
  style?: CSSProperties;
}

/** A text field with a name of its own and no label, for bars and feet of lists, which are drawn with each change: plain elements that look like MUI's field. */
export const LineInput = ({ start, end, className, style: lengths, ...rest }: LineInputProps) => (
  <label className={clsx(style.field, className)} style={lengths}>
    {start}
    <input type="text" {...rest} />
    {end}
  </label>
);
