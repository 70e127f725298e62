import { useClosedByBack } from '@byline/web-kit/back';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';

/** A popover below its button. Escape and the browser's back button close it and return the focus; a press or a focus outside closes it too. */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const around = useRef<HTMLDivElement>(null);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useClosedByBack(open, close);
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !around.current?.contains(target)) setOpen(false);
  });
  const typed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [open]);

  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !around.current?.contains(relatedTarget)) setOpen(false);
  };
  return { open, setOpen, close, button, around: { ref: around, onBlur } };
}
