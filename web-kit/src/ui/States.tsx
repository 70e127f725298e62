import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useT, type MessageId } from '../i18n';
import { statusOf, useProblemWords } from '../problems';
import { ErrorBoundary } from './ErrorBoundary';
import style from './States.module.css';

/** How an app draws an empty state or an error in place of content. */
export interface StateLook {
  className: string | undefined;
  /** A button with the children as its label. */
  Retry: ComponentType<{ onClick: () => void; children: ReactNode }>;
  icons?: { empty: LucideIcon; error: LucideIcon; forbidden: LucideIcon };
  /** The text for a 403, in place of the server's words. It comes without Try again, because a retry would fail too. */
  forbidden?: MessageId;
}

interface WithLook {
  look: StateLook;
}

export interface EmptyStateProps {
  title: ReactNode;
  /** Tells the user what to do. */
  text?: ReactNode;
  icon?: LucideIcon | undefined;
  action?: ReactNode;
  /** Makes the title the heading of the page. */
  page?: boolean;
}

interface StateProps extends EmptyStateProps, WithLook {
  role?: 'alert';
}

function State({ title, text, icon: Icon, action, page = false, look, role }: StateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={look.className} role={role}>
      {Icon && <Icon size={24} strokeWidth={1.5} />}
      <Title className={style.title}>{title}</Title>
      {text && <p className={style.text}>{text}</p>}
      {action}
    </div>
  );
}

/** An empty list: a sentence, and one action. */
export const EmptyState = (props: EmptyStateProps & WithLook) => <State icon={props.look.icons?.empty} {...props} />;

export interface ErrorStateProps {
  error: unknown;
  /** The failed action, in the app's words. */
  what?: string;
  onRetry?: () => void;
}

/** A failed load: status and title, an explanation, and Try again. */
export function ErrorState({ error, what, onRetry, look }: ErrorStateProps & WithLook) {
  const t = useT();
  const problems = useProblemWords();
  const forbidden = statusOf(error) === 403 ? look.forbidden : undefined;
  const words = forbidden ? t(forbidden) : problems.text(error);
  return (
    <State
      role="alert"
      icon={forbidden ? look.icons?.forbidden : look.icons?.error}
      title={problems.title(error)}
      text={what ? `${what} ${words}` : words}
      action={onRetry && !forbidden && <look.Retry onClick={onRetry}>{t('state.retry')}</look.Retry>}
      look={look}
    />
  );
}

export interface BoundaryProps {
  /** A changed value means other content, so the boundary draws the children again. */
  resetKey?: string;
  children: ReactNode;
}

/** Surrounds a pane, a tab or the content of a dialog, so that an error breaks only that part. */
export const Boundary = ({ resetKey = '', look, children }: BoundaryProps & WithLook) => (
  <ErrorBoundary resetKey={resetKey} fallback={(retry) => <Broken onRetry={retry} look={look} />}>
    {children}
  </ErrorBoundary>
);

function Broken({ onRetry, look }: { onRetry: () => void } & WithLook) {
  const t = useT();
  return (
    <State
      role="alert"
      icon={look.icons?.error}
      title={t('broken.title')}
      text={t('broken.text')}
      action={<look.Retry onClick={onRetry}>{t('state.retry')}</look.Retry>}
      look={look}
    />
  );
}
