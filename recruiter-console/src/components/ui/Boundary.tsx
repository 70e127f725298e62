import { useT } from '@byline/web-kit/i18n';
import { brokenWords, ErrorBoundary } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from './States';

/** Around a pane, a tab, the content of a dialog: one that breaks takes nothing else with it. */
export const Boundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <Broken onRetry={retry} />}>{children}</ErrorBoundary>
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
