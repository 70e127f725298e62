import { useT } from '@byline/web-kit/i18n';
import { brokenWords, ErrorBoundary } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { Button } from './Button';

/** Around a part of a screen or the content of a dialog: one that breaks takes nothing else with it. */
export const Boundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <Broken onRetry={retry} />}>{children}</ErrorBoundary>
);

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className="empty" role="alert">
      <span className="strong">{t(brokenWords.title)}</span>
      <p className="soft">{t(brokenWords.text)}</p>
      <Button look="quiet" small onClick={onRetry}>
        {t(brokenWords.retry)}
      </Button>
    </div>
  );
}
