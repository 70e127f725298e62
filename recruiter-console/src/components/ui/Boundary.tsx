import { useT } from '@byline/web-kit/i18n';
import { brokenWords, ErrorBoundary } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from './States';

interface BoundaryProps {
  /** Another value means that something else is shown: it gets its own chance. */
  resetKey?: string;
  children: ReactNode;
}

/** Around a pane, a tab, the content of a dialog: one that breaks takes nothing else with it. */
export const Boundary = ({ resetKey = '', children }: BoundaryProps) => (
  <ErrorBoundary resetKey={resetKey} fallback={(retry) => <Broken onRetry={retry} />}>
    {children}
  </ErrorBoundary>
);

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={t(brokenWords.title)}
        text={t(brokenWords.text)}
        action={<Button onClick={onRetry}>{t(brokenWords.retry)}</Button>}
      />
    </div>
  );
}
