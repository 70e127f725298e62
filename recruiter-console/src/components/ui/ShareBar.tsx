import style from './ShareBar.module.css';

/** A bar for a figure's share of the whole; the text next to it has the number. */
export const ShareBar = ({ share }: { share: number }) => (
  <svg className={style.bar} aria-hidden="true">
    <rect width={`${100 * share}%`} height="100%" />
  </svg>
);
