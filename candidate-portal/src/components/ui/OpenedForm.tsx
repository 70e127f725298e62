import { useEffect, useRef, useState, type ReactNode } from 'react';

const FIELD = 'input:not([tabindex="-1"]), select, textarea, [contenteditable="true"]';

interface OpenedFormProps {
  /** Whether somebody opened it just now: then its first field has the focus. */
  pressed: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Around a form that takes the place of what it edits. */
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
