import {
  Boundary as KitBoundary,
  EmptyState as KitEmptyState,
  ErrorState as KitErrorState,
  type BoundaryProps,
  type EmptyStateProps,
  type ErrorStateProps,
  type StateLook,
} from '@byline/web-kit/ui';
import { Button } from './Button';
import { TriangleAlert, Inbox, Lock, RotateCw } from 'lucide-react';
import style from './States.module.css';

const LOOK: StateLook = {
  className: style.state,
  icons: { empty: Inbox, error: TriangleAlert, forbidden: Lock },
  forbidden: 'common.forbiddenText',
  Retry: ({ onClick, children }) => (
    <Button onClick={onClick}>
      <RotateCw />
      {children}
    </Button>
  ),
};

export const EmptyState = (props: EmptyStateProps) => <KitEmptyState {...props} look={LOOK} />;
export const ErrorState = (props: ErrorStateProps) => <KitErrorState {...props} look={LOOK} />;
export const Boundary = (props: BoundaryProps) => <KitBoundary {...props} look={LOOK} />;
