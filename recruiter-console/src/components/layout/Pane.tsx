import clsx from 'clsx';
import type { ComponentProps, HTMLAttributes, Ref } from 'react';
import { Stack } from './Stack';
import style from './Pane.module.css';

type DivProps = HTMLAttributes<HTMLDivElement>;

interface PaneProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'aside' | 'main';
  ref?: Ref<HTMLElement> | undefined;
}

/** What the work lies on; from top to bottom a head, a toolbar, what scrolls, and a foot. */
export const Pane = ({ as: Tag = 'section', className, ...rest }: PaneProps) => (
  <Tag {...rest} className={clsx(style.pane, className)} />
);

interface PaneHeadProps extends DivProps {
  /** A bar is lower, for a way back and small buttons; a tall one has a line below its title. */
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

/** Search, filters and what else a list is worked with. */
export const PaneToolbar = ({ className, ...rest }: DivProps) => (
  <div {...rest} className={clsx(style.toolbar, className)} />
);

interface ScrollProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article';
  /** What is in it stands in a column, so that an empty state can take all of the room. */
  column?: boolean;
}

/** The part of a pane that scrolls. */
export const Scroll = ({ as: Tag = 'div', column, className, ...rest }: ScrollProps) => (
  <Tag {...rest} className={clsx(style.scroll, column && style.column, className)} />
);

/** Things below each other, with the padding of a pane. */
export const PaneBody = ({ className, ...rest }: ComponentProps<typeof Stack>) => (
  <Stack {...rest} className={clsx(style.body, className)} />
);

interface PaneFootProps extends DivProps {
  atEnd?: boolean;
}

export const PaneFoot = ({ atEnd, className, ...rest }: PaneFootProps) => (
  <div {...rest} className={clsx(style.foot, atEnd && style.atEnd, className)} />
);
