import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import style from './Text.module.css';

const SIZES = { small: style.small, panel: style.panel, page: style.page, name: style.name };
const WEIGHTS = { medium: style.medium, semibold: style.semibold };
const TONES = { muted: style.muted, accent: style.accent, warn: style.warn };

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3';
  /** 13 px by default: small is 12, the titles are 15, 18 and 24. */
  size?: keyof typeof SIZES | undefined;
  weight?: keyof typeof WEIGHTS | undefined;
  tone?: keyof typeof TONES | undefined;
  /** One line, with an ellipsis if it is too long. */
  cut?: boolean;
  /** Keeps line breaks and breaks long words. */
  asTyped?: boolean;
  /** Fills the remaining width of a row. */
  grow?: boolean;
}

/** Text in one of the fixed sizes, weights and tones. */
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
