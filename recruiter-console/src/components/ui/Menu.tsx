import { useClosedByBack } from '@byline/web-kit/back';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';

/** A menu, which the browser's back closes. */
export function Menu(props: Omit<MenuProps, 'onClose'> & { onClose: () => void }) {
  useClosedByBack(props.open, props.onClose);
  return <MuiMenu {...props} />;
}
