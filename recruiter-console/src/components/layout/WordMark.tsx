import { config } from '@byline/web-kit/config';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import style from './WordMark.module.css';

/** The product's name, the one text in the display face; in the top bar it leads home. */
export const WordMark = ({ to }: { to?: string }) =>
  to === undefined ? (
    <span className={clsx(style.mark, style.first)}>{config.productName}</span>
  ) : (
    <Link className={clsx(style.mark, style.link)} to={to}>
      {config.productName}
    </Link>
  );
