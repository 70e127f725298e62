import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

interface OwnPresses {
  onClickCapture: (event: MouseEvent) => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

/**
 * Ignores presses that began before a dialog opened: the second click of a double click, and the repeats of a held key. Otherwise they
 * would answer the dialog before the user reads it.
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
