import { statusOf, useProblemWords } from '@byline/web-kit/problems';
import { EmptyState, ErrorState } from '../../../components/ui/States';

/** Says why a conversation does not load. One that was erased shows no status, because the server did not fail. */
export function MailError({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const problems = useProblemWords();
  if (statusOf(error) === 404) return <EmptyState title={problems.text(error)} />;
  return <ErrorState error={error} {...(onRetry && { onRetry })} />;
}
