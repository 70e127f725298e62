import { useState } from 'react';
import { useOpenForm } from './useOpenForm';

/** The state of a part of a page that is either read or edited in place. */
export function useEditing(id: string, startOpen = false) {
  const form = useOpenForm(id);
  const [startsOpen, setStartsOpen] = useState(startOpen);
  const editing = startsOpen || form.open !== null;
  const [wasEditing, setWasEditing] = useState(editing);
  const [returning, setReturning] = useState(false);
  // Its own button or the browser's back button may have closed the form.
  if (wasEditing !== editing) {
    setWasEditing(editing);
    setReturning(!editing);
  }
  return {
    editing,
    pressed: form.pressed,
    /** For the edit button's `autoFocus`: the form that had the focus has just closed. */
    returning,
    open: () => form.show('edit'),
    close: (): void => {
      setStartsOpen(false);
      form.hide();
    },
  };
}
