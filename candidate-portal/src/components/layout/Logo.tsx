import { Link } from 'react-router-dom';
import { config } from '@byline/web-kit/config';
import style from './Logo.module.css';

/** The stroke of the word mark is under the last four letters ("line" of Byline). */
const STROKE_LETTERS = 4;

export function Logo() {
  const cut = Math.max(0, config.productName.length - STROKE_LETTERS);
  return (
    <Link className={style.mark} to="/">
      {config.productName.slice(0, cut)}
      <span>{config.productName.slice(cut)}</span>
    </Link>
  );
}
