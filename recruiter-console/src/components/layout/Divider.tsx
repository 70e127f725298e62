import clsx from 'clsx';
import style from './Divider.module.css';

/** A hairline between parts of a pane. */
export const Divider = () => <hr className={style.horizontal} />;

/** A hairline between the entries of a menu, which screen readers pass over. */
export const MenuDivider = () => <hr className={clsx(style.horizontal, style.inMenu)} role="presentation" />;

/** A short hairline between the controls of a row; a head that has no room for it hides it with `--divider`. */
export const RowDivider = ({ className }: { className?: string | undefined }) => (
  <span className={clsx(style.vertical, className)} />
);
