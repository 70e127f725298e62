import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

interface OwnPresses {
  onClickCapture: (event: MouseEvent) => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

/**
 * For the element of a dialog: drops the second half of a double click, and the repeats of a held key, that began before the dialog
 * came under them. They would answer it unread.
 */
export function useOwnPresses(): OwnPresses {
  const began = useRef(false);
  const drop = (event: KeyboardEvent | MouseEvent, goesOn: boolean): void => {
    if (goesOn && !began.current) {
      event.preventDefault();
      event.stopPropagation();
    } else began.current = true;
  };
  return {
    onClickCapture: (event) => drop(event, event.detail > 1),
    onKeyDownCapture: (event) => drop(event, event.repeat),
  };
}
