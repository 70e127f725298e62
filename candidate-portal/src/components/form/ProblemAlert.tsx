import type { Problem } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import { ProblemError, useProblemWords } from '@byline/web-kit/problems';

/** What the API said of the form as a whole, above its fields; null is no answer. A way out may follow. */
export function ProblemAlert({ problem, children }: { problem: Problem | null; children?: ReactNode }) {
  const problems = useProblemWords();
  return (
    <div className="summary" role="alert">
      <p>{problems.text(new ProblemError(problem))}</p>
      {children}
    </div>
  );
}
