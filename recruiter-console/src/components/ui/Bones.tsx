import { useDelayed } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { common } from '../../i18n/common';

/** What is faster shows no bones at all. */
const SHOWN_AFTER_MS = 150;

export const Bone = ({ width, height = 10 }: { width: number | string; height?: number }) => (
  <span className="bone" style={{ width, height, borderRadius: width === height && height > 20 ? '50%' : 5 }} />
);

/** Placeholder shapes while something loads; screen readers hear one word. */
export function Bones({ children }: { children: ReactNode }) {
  const late = useDelayed(true, SHOWN_AFTER_MS);
  return (
    <div role="status" aria-busy="true">
      <span className="sr">
        <FormattedMessage {...common.loading} />
      </span>
      <div aria-hidden="true" style={{ visibility: late ? 'visible' : 'hidden' }}>
        {children}
      </div>
    </div>
  );
}

/** Bones of a list of texts: an avatar, a line, two lines. */
export const ListBones = ({ rows = 4 }: { rows?: number }) => (
  <Bones>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="col g8" style={{ padding: '14px 20px', borderBottom: '1px solid var(--border)' }}>
        <Bone width={140 + ((row * 37) % 60)} />
        <Bone width="90%" />
        <Bone width="60%" />
      </div>
    ))}
  </Bones>
);
