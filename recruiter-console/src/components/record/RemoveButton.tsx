import { useCancel } from '@byline/web-kit/form';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

interface RemoveButtonProps {
  /** Asks and removes; whether it is gone. */
  remove: () => Promise<boolean>;
  onRemoved: () => void;
}

/** In the form of a record: removes it, and what was typed into it with it. */
export function RemoveButton({ remove, onRemoved }: RemoveButtonProps) {
  const leave = useCancel(onRemoved);
  return (
    <Button variant="text" color="error" onClick={() => void remove().then((gone) => gone && leave())}>
      <FormattedMessage id="common.remove" />
    </Button>
  );
}
