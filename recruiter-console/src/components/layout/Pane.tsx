import clsx from 'clsx';
import type { ComponentProps, HTMLAttributes, Ref } from 'react';
import { Stack } from './Stack';
import style from './Pane.module.css';

type DivProps = HTMLAttributes<HTMLDivElement>;

interface PaneProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'aside' | 'main';
  ref?: Ref<HTMLElement> | undefined;
  /** On a small phone the whole pane scrolls, so that its bars make room for rows. */
  whole?: boolean;
}

/** A work area; from top to bottom it has a header, a toolbar, a scrolling part and a footer. */
export const Pane = ({ as: Tag = 'section', whole, className, ...rest }: PaneProps) => (
  <Tag {...rest} className={clsx(style.pane, whole && style.whole, className)} />
);

interface PaneHeadProps extends DivProps {
  /** A bar is lower, for a back button and small buttons; a tall header has a second line below its title. */
  size?: 'bar' | 'tall';
  lined?: boolean;
}

export const PaneHead = ({ size, lined, className, ...rest }: PaneHeadProps) => (
  <div
    {...rest}
    className={clsx(
      style.head,
      size === 'bar' && style.bar,
      size === 'tall' && style.tall,
      lined && style.lined,
      className,
    )}
  />
);

/** Search, filters and other tools of a list. */
export const PaneToolbar = ({ className, ...rest }: DivProps) => (
  <div {...rest} className={clsx(style.toolbar, className)} />
);

interface ScrollProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article';
  /** Arranges the content in a column, so an empty state can fill the height. */
  column?: boolean;
}

/** The scrolling part of a pane. */
export const Scroll = ({ as: Tag = 'div', column, className, ...rest }: ScrollProps) => (
  <Tag {...rest} className={clsx(style.scroll, column && style.column, className)} />
);

/** A stack with the padding of a pane. */
export const PaneBody = ({ className, ...rest }: ComponentProps<typeof Stack>) => (
  <Stack {...rest} className={clsx(style.body, className)} />
);

interface PaneFootProps extends DivProps {
  atEnd?: boolean;
}

export const PaneFoot = ({ atEnd, className, ...rest }: PaneFootProps) => (
  <div {...rest} className={clsx(style.foot, atEnd && style.atEnd, className)} />
);
