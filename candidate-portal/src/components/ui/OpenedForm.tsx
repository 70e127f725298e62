import { useEffect, useRef, useState, type ReactNode } from 'react';

const FIELD = 'input:not([tabindex="-1"]), select, textarea, [contenteditable="true"]';

interface OpenedFormProps {
  /** Whether a click has just opened the form, so that its first field takes the focus. */
  pressed: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Wraps a form that replaces the content it edits. */
export function OpenedForm({ pressed, className, children }: OpenedFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const [takesFocus] = useState(pressed);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [takesFocus]);
  return (
    <div className={className} ref={form}>
      {children}
    </div>
  );
}
