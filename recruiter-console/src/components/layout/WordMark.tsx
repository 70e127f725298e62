import { config } from '@byline/web-kit/config';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import style from './WordMark.module.css';

/** The product's name, the only text in the display font; in the top bar it links to the user's day. */
export const WordMark = ({ to }: { to?: string }) =>
  to === undefined ? (
    <span className={clsx(style.mark, style.first)}>{config.productName}</span>
  ) : (
    <Link className={clsx(style.mark, style.link)} to={to}>
      {config.productName}
    </Link>
  );
