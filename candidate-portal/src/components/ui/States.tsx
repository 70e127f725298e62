import {
  Boundary as KitBoundary,
  ErrorState as KitErrorState,
  Skeleton,
  SkeletonBar,
  type BoundaryProps,
  type ErrorStateProps,
  type StateLook,
} from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { Button } from './Button';
import style from './States.module.css';
import layoutStyle from '../layout/layout.module.css';

const LOOK: StateLook = {
  className: layoutStyle.empty,
  Retry: (props) => <Button {...props} look="quiet" small />,
};

export const ErrorState = (props: ErrorStateProps) => <KitErrorState {...props} look={LOOK} />;
export const Boundary = (props: BoundaryProps) => <KitBoundary {...props} look={LOOK} />;

interface LoadingProps {
  /** The shape of the content, if it is more than text. */
  shape?: ReactNode;
  className?: string | undefined;
}

/** Shown during a load: the given shape, or else three grey lines. */
export const Loading = ({ shape, className = shape === undefined ? style.lines : '' }: LoadingProps) => (
  <Skeleton after={300} className={`${style.shape} ${className}`}>
    {shape ?? ['55%', '100%', '80%'].map((width) => <SkeletonBar key={width} width={width} height={12} />)}
  </Skeleton>
);

interface LoadedProps<Data> {
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  what: string;
  shape?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query's data, also during a refresh, or else its error or a placeholder. */
export function Loaded<Data>({ query, what, shape, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== undefined && !query.isFetching)
    return <ErrorState error={query.error} what={what} onRetry={() => void query.refetch()} />;
  return <Loading shape={shape} />;
}
