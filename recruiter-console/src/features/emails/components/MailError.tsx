import { statusOf, useProblemWords } from '@byline/web-kit/problems';
import { EmptyState, ErrorState } from '../../../components/ui/States';

/** A conversation that does not load; one that was erased meanwhile is no failure of the server, so no status stands above it. */
export function MailError({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const problems = useProblemWords();
  if (statusOf(error) === 404) return <EmptyState title={problems.text(error)} />;
  return <ErrorState error={error} {...(onRetry && { onRetry })} />;
}
