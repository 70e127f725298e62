import type { ComponentProps } from 'react';
import { IconAction } from '../IconAction';
import style from './FieldButton.module.css';

/** A button at the end of a field, within its edge. */
export const FieldButton = (props: ComponentProps<typeof IconAction>) => (
  <span className={style.atEdge}>
    <IconAction {...props} />
  </span>
);
