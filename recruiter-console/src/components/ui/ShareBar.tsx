import style from './ShareBar.module.css';

/** How much of the whole a figure is, which stands beside it in words. */
export const ShareBar = ({ share }: { share: number }) => (
  <svg className={style.bar} aria-hidden="true">
    <rect width={`${100 * share}%`} height="100%" />
  </svg>
);
