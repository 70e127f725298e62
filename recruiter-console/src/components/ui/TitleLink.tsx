import clsx from 'clsx';
import { Link } from 'react-router-dom';
import style from './TitleLink.module.css';

interface TitleLinkProps {
  to: string;
  /** Of a card on a phone, in the size of a panel's title. */
  large?: boolean;
  /** Of the title, where it may be another one than the interface's. */
  lang?: string | undefined;
  children: string;
}

/** The title of an entry, which leads to it: in the colour of text, on one line. */
export const TitleLink = ({ to, large = false, lang, children }: TitleLinkProps) => (
  <Link className={clsx(style.link, large ? style.panel : style.medium)} to={to} lang={lang} title={children}>
    {children}
  </Link>
);
