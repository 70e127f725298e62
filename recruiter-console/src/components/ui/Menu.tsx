import { useClosedByBack } from '@byline/web-kit/back';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { useEverOpen } from './useEverOpen';

/** A menu that the browser's back button closes. */
export function Menu(props: Omit<MenuProps, 'onClose'> & { onClose: () => void }) {
  useClosedByBack(props.open, props.onClose);
  return useEverOpen(props.open) && <MuiMenu {...props} />;
}
