import { visuallyHidden } from '@byline/web-kit/ui';
import clsx from 'clsx';
import style from './CardFigure.module.css';

interface CardFigureProps {
  /** A dash without a value. */
  figure: string;
  /** The figure as words, for screen readers. */
  words: string;
  large: boolean;
}

/** The figure at the end of a card's header. */
export const CardFigure = ({ figure, words, large }: CardFigureProps) => (
  <span className={clsx(style.figure, large && style.large)}>
    <span aria-hidden="true">{figure}</span>
    <span className={visuallyHidden}>{words}</span>
  </span>
);
