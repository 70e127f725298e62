import { useClosedByBack } from '@byline/web-kit/back';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';

/** A menu that the browser's back button closes. */
export function Menu(props: Omit<MenuProps, 'onClose'> & { onClose: () => void }) {
  useClosedByBack(props.open, props.onClose);
  return <MuiMenu {...props} />;
}
