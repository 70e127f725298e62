import type { Problem } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import { problemText } from '../../i18n/errors';
import { useT } from '../../i18n/useT';

/** What the API said of the form as a whole, above its fields; null is no answer. A way out may follow. */
export function ProblemAlert({ problem, children }: { problem: Problem | null; children?: ReactNode }) {
  const t = useT();
  return (
    <div className="summary" role="alert">
      <p>{problemText(t, problem)}</p>
      {children}
    </div>
  );
}
