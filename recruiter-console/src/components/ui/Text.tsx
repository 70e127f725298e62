import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import style from './Text.module.css';

const SIZES = { small: style.small, panel: style.panel, page: style.page, name: style.name };
const WEIGHTS = { medium: style.medium, semibold: style.semibold };
const TONES = { muted: style.muted, accent: style.accent };

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3';
  /** 13 px unless said otherwise: small is 12, the titles are 15, 18 and 24. */
  size?: keyof typeof SIZES | undefined;
  weight?: keyof typeof WEIGHTS | undefined;
  tone?: keyof typeof TONES | undefined;
  /** On one line, with an ellipsis where there is no room. */
  cut?: boolean;
  /** With its own line breaks, and words that break where they have to. */
  asTyped?: boolean;
  /** Takes the room that is left in a row. */
  grow?: boolean;
}

/** Text in one of the few sizes, weights and tones there are. */
export function Text({ as: Tag = 'span', size, weight, tone, cut, asTyped, grow, className, ...rest }: TextProps) {
  const classes = [
    size && SIZES[size],
    weight && WEIGHTS[weight],
    tone && TONES[tone],
    cut && style.cut,
    asTyped && style.asTyped,
    grow && style.grow,
  ];
  return <Tag {...rest} className={clsx(classes, className)} />;
}
