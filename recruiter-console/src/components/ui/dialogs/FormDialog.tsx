import { OverlayContext } from '@byline/web-kit/back';
import { Button } from '../Button';
import { use, useId, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppDialog } from './AppDialog';

interface FormDialogProps extends Pick<ComponentProps<typeof AppDialog>, 'title' | 'width' | 'onClose'> {
  /** The words of the button that sends the form. */
  action: ReactNode;
  danger?: boolean;
  busy: boolean;
  /** The form, with this id. */
  children: (id: string) => ReactNode;
}

function CancelButton({ onClose }: Pick<FormDialogProps, 'onClose'>) {
  const closeForm = use(OverlayContext);
  return (
    <Button onClick={() => (closeForm?.current ?? onClose)()}>
      <FormattedMessage id="common.cancel" />
    </Button>
  );
}

/** A form in a dialog: cancel and the button that sends it stand below. */
export function FormDialog({ action, danger = false, busy, children, ...dialog }: FormDialogProps) {
  const id = useId();
  return (
    <AppDialog
      open
      {...dialog}
      actions={
        <>
          <CancelButton onClose={dialog.onClose} />
          <Button type="submit" form={id} variant="contained" color={danger ? 'error' : 'primary'} disabled={busy}>
            {action}
          </Button>
        </>
      }
    >
      {children(id)}
    </AppDialog>
  );
}
