import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Boundary } from '../States';
import { common } from '../../../i18n/common';
import { IconAction } from '../IconAction';

interface AppDialogProps {
  open: boolean;
  title: ReactNode;
  /** 420 for a response or a confirmation, 600 for a form. */
  width?: 420 | 440 | 600 | 960;
  onClose: () => void;
  /** Buttons, the action last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Title, close, content, buttons behind a hairline. */
export function AppDialog({ open, title, width = 420, onClose, actions, children }: AppDialogProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} slotProps={{ paper: { style: { maxWidth: width } } }}>
      <div className="dlg-hd">
        <h2 id={id} className="t-m grow">
          {title}
        </h2>
        <IconAction icon="close" label={formatMessage(common.close)} onClick={onClose} />
      </div>
      {children && (
        <div className="dlg-body">
          <Boundary>{children}</Boundary>
        </div>
      )}
      {actions && <div className="dlg-ft">{actions}</div>}
    </Dialog>
  );
}
