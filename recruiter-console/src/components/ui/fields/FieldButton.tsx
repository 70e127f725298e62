import type { ComponentProps } from 'react';
import { IconAction } from '../IconAction';
import style from './FieldButton.module.css';

/** A button inside the field's edge, at its end. */
export const FieldButton = (props: ComponentProps<typeof IconAction>) => (
  <span className={style.atEdge}>
    <IconAction {...props} />
  </span>
);
