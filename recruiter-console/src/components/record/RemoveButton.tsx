import { useCancel } from '@byline/web-kit/form';
import { Button } from '../ui/Button';
import { FormattedMessage } from 'react-intl';

interface RemoveButtonProps {
  /** Confirms and removes; resolves to true if the record is gone. */
  remove: () => Promise<boolean>;
  onRemoved: () => void;
}

/** Removes a record and drops its form's unsaved changes. */
export function RemoveButton({ remove, onRemoved }: RemoveButtonProps) {
  const leave = useCancel(onRemoved);
  return (
    <Button variant="text" color="error" onClick={() => void remove().then((gone) => gone && leave())}>
      <FormattedMessage id="common.remove" />
    </Button>
  );
}
