import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { common } from '../../i18n/common';
import { statusOf, useProblemWords } from '@byline/web-kit/problems';
import { Icon } from './Icon';
import type { IconName } from './icons';

interface EmptyStateProps {
  title: ReactNode;
  /** What to do about it. */
  text?: ReactNode;
  icon?: IconName;
  action?: ReactNode;
  /** The title is the page's. */
  page?: boolean;
}

export function EmptyState({ title, text, icon = 'inbox', action, page = false }: EmptyStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className="none">
      <Icon name={icon} />
      <Title className="t-h">{title}</Title>
      {text && <p className="sub">{text}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** What did not load: status and title, the server's words, Try again. What is forbidden can't be tried again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const problems = useProblemWords();
  const forbidden = statusOf(error) === 403;
  return (
    <div className="none" role="alert">
      <Icon name={forbidden ? 'lock' : 'alert'} />
      <p className="t-h">{problems.title(error)}</p>
      <p className="sub">{forbidden ? <FormattedMessage {...common.forbiddenText} /> : problems.text(error)}</p>
      {onRetry && !forbidden && (
        <Button onClick={onRetry}>
          <Icon name="retry" />
          <FormattedMessage {...common.tryAgain} />
        </Button>
      )}
    </div>
  );
}
