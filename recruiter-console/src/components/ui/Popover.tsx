import { OverlayContext, useClosedByBack } from '@byline/web-kit/back';
import MuiPopover, { type PopoverProps } from '@mui/material/Popover';

import { useEverOpen } from './useEverOpen';

export type { PopoverActions } from '@mui/material/Popover';

/** A popover that the browser's back button closes. */
export function Popover({ children, ...props }: Omit<PopoverProps, 'onClose'> & { onClose: () => void }) {
  const closeForm = useClosedByBack(props.open, props.onClose);
  return (
    useEverOpen(props.open) && (
      <MuiPopover {...props}>
        <OverlayContext value={closeForm}>{children}</OverlayContext>
      </MuiPopover>
    )
  );
}
