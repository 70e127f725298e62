import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** Something to know before going on, inside a pane or a form. */
export function Banner({ tone = 'warn', children }: { tone?: 'warn' | 'bad'; children: ReactNode }) {
  return (
    <div className={tone === 'bad' ? 'banner bad' : 'banner'} role="alert">
      <Icon name="alert" />
      <span className="grow">{children}</span>
    </div>
  );
}
