import { useProblemWords } from '@byline/web-kit/problems';
import { useEffect, useRef, type ReactNode } from 'react';
import summaryStyle from './summary.module.css';

/**
 * The API's problem with the whole form, above its fields. It scrolls into view, because the button is below a long
 * form. `children` may offer a solution.
 */
export function ProblemAlert({ error, children }: { error: unknown; children?: ReactNode }) {
  const problems = useProblemWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [error]);
  return (
    <div className={summaryStyle.summary} role="alert" ref={box}>
      <p lang={problems.language(error)}>{problems.text(error)}</p>
      {children}
    </div>
  );
}
