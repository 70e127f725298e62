import type { ReactNode } from 'react';

interface SkipLinkProps {
  /** The id of the content. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Past what stands above the content. The address stays: a step to `#…` is one the router has not numbered, and the way back
 * to it closes a form without asking.
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
