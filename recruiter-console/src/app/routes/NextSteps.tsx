import { lazy, Suspense, useState, type ReactNode } from 'react';
import { NextStepContext, type Approved } from '../../components/next-step/next-step-context';

const NextStepDialog = lazy(() => import('./NextStepDialog'));

/** Offers the next step after an approval, above the page where the recruiter approved. */
export function NextSteps({ children }: { children: ReactNode }) {
  const [approved, setApproved] = useState<Approved | null>(null);
  return (
    <NextStepContext value={setApproved}>
      {children}
      {approved && (
        <Suspense>
          <NextStepDialog approved={approved} onClose={() => setApproved(null)} />
        </Suspense>
      )}
    </NextStepContext>
  );
}
