import clsx from 'clsx';
import { Link } from 'react-router-dom';
import style from './TitleLink.module.css';

interface TitleLinkProps {
  to: string;
  /** A panel's title size, for a card on a phone. */
  large?: boolean;
  /** The language of the title, if it may differ from the interface. */
  lang?: string | undefined;
  children: string;
}

/** The title of an entry as a link, in the text's colour, on one line. */
export const TitleLink = ({ to, large = false, lang, children }: TitleLinkProps) => (
  <Link className={clsx(style.link, large ? style.panel : style.medium)} to={to} lang={lang} title={children}>
    {children}
  </Link>
);
