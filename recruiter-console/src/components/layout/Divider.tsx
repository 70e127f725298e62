import clsx from 'clsx';
import style from './Divider.module.css';

/** A hairline between parts of a pane. */
export const Divider = () => <hr className={style.horizontal} />;

/** A hairline between menu entries; screen readers skip it. */
export const MenuDivider = () => <hr className={clsx(style.horizontal, style.inMenu)} role="presentation" />;

/** A short hairline between the controls of a row; a header without room hides it with `--divider`. */
export const RowDivider = ({ className }: { className?: string | undefined }) => (
  <span className={clsx(style.vertical, className)} />
);
