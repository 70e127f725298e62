import { useProblemWords } from '@byline/web-kit/problems';
import type { ReactNode } from 'react';
import summaryStyle from './summary.module.css';

/** What the API said of the form as a whole, above its fields. A way out may follow. */
export function ProblemAlert({ error, children }: { error: unknown; children?: ReactNode }) {
  const problems = useProblemWords();
  return (
    <div className={summaryStyle.summary} role="alert">
      <p>{problems.text(error)}</p>
      {children}
    </div>
  );
}
