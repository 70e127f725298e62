import MenuItem from '@mui/material/MenuItem';
import { Command, Keyboard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { pressesOf } from '../../lib/keys/keys';
import { useCards } from '../../lib/usePhone';
import { Keys } from '../keys/Keys';
import { useKeysAbove } from '../keys/keys-context';
import { Grow } from './Grow';

/** Entries of the user's menu that open the palette, also on a phone, and the list of keys. */
export function KeysItems({ onClose }: { onClose: () => void }) {
  const { showPalette, showSheet } = useKeysAbove();
  const hasKeyboard = !useCards();
  const open = (show: () => void) => (): void => {
    onClose();
    show();
  };
  return (
    <>
      <MenuItem onClick={open(showPalette)}>
        <Command />
        <Grow>
          <FormattedMessage id="keys.palette" />
        </Grow>
        {hasKeyboard && <Keys press={pressesOf('palette')} />}
      </MenuItem>
      {hasKeyboard && (
        <MenuItem onClick={open(showSheet)}>
          <Keyboard />
          <Grow>
            <FormattedMessage id="agenda.keysTitle" />
          </Grow>
          <Keys press={pressesOf('sheet')} />
        </MenuItem>
      )}
    </>
  );
}
