import { useCancel } from '@byline/web-kit/form';
import { Button } from '../Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface FormActionsProps {
  onCancel: () => void;
  /** "Save" by default. */
  action?: ReactNode;
  /** Draws an edge around Cancel, for the footer of a pane. */
  framed?: boolean;
}

/** Cancel drops the typed text, the other button saves; Escape and Ctrl+Enter do the same. */
export function FormActions({ onCancel, action, framed = false }: FormActionsProps) {
  const { isSubmitting } = useFormikContext();
  const cancel = useCancel(onCancel);
  return (
    <>
      <Button {...(!framed && { variant: 'text' })} onClick={cancel}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
        {action ?? <FormattedMessage id="common.save" />}
      </Button>
    </>
  );
}
