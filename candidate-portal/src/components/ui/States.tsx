import type { ReactNode } from 'react';
import { common } from '../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { useProblemWords } from '@byline/web-kit/problems';
import { useDelayed } from '@byline/web-kit/ui';
import { Button } from './Button';

const SHOWN_AFTER_MS = 300;

/** Three grey lines, only when the wait is long enough to be noticed. */
export function Skeleton() {
  const t = useT();
  const late = useDelayed(true, SHOWN_AFTER_MS);
  return (
    <div className="skel" role="status" aria-label={t(common.loading)}>
      {late && (
        <>
          <i />
          <i />
          <i />
        </>
      )}
    </div>
  );
}

/** A sentence and one action, for a list with nothing in it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <span className="strong">{title}</span>
      {children}
    </div>
  );
}

interface ErrorStateProps {
  error: unknown;
  /** What could not be done, in our words. */
  what: string;
  onRetry?: () => void;
}

/** "`status` `title`", what failed, the server's words, and one way on. */
export function ErrorState({ error, what, onRetry }: ErrorStateProps) {
  const t = useT();
  const problems = useProblemWords();
  return (
    <div className="empty" role="alert">
      <span className="strong">{problems.title(error)}</span>
      <p className="soft">
        {what} {problems.text(error)}
      </p>
      {onRetry && (
        <Button look="quiet" small onClick={onRetry}>
          {t(common.tryAgain)}
        </Button>
      )}
    </div>
  );
}

interface LoadedProps<Data> {
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a query has: its data (also while it is being refreshed), the reason why not, or a skeleton. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== undefined && !query.isFetching)
    return <ErrorState error={query.error} what={what} onRetry={() => void query.refetch()} />;
  return <Skeleton />;
}
