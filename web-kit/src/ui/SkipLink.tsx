import type { ReactNode } from 'react';

interface SkipLinkProps {
  /** The id of the content. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Skips the elements above the content. The click leaves the address unchanged, because the router does not number an entry with `#…`, and
 * a step back to such an entry closes a form without asking.
 */
export const SkipLink = ({ to, className, children }: SkipLinkProps) => (
  <a
    className={className}
    href={`#${to}`}
    onClick={(event) => {
      const content = document.getElementById(to);
      if (!content) return;
      event.preventDefault();
      content.focus();
    }}
  >
    {children}
  </a>
);
