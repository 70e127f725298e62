import { visuallyHidden } from '@byline/web-kit/ui';
import clsx from 'clsx';
import style from './CardFigure.module.css';

interface CardFigureProps {
  /** A dash when there is none. */
  figure: string;
  /** The same in words. */
  words: string;
  large: boolean;
}

/** The one figure of a card, at the end of its head. */
export const CardFigure = ({ figure, words, large }: CardFigureProps) => (
  <span className={clsx(style.figure, large && style.large)}>
    <span aria-hidden="true">{figure}</span>
    <span className={visuallyHidden}>{words}</span>
  </span>
);
