import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import style from './EditorFrame.module.css';

interface EditorFrameProps extends HTMLAttributes<HTMLDivElement> {
  error?: boolean;
}

/** One edge around toolbar and text. */
export const EditorFrame = ({ error = false, className, ...rest }: EditorFrameProps) => (
  <div {...rest} className={clsx(style.frame, error && style.wrong, className)} />
);

export const EditorBar = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={clsx(style.bar, className)} data-print="none" />
);

/** The class of the text below the toolbar. */
export const editorTextClass = style.text;
