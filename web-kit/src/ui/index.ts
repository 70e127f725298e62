export { DialogsContext, useConfirm, useDialogs, type Dialogs } from './dialogs-context';
export { ErrorBoundary } from './ErrorBoundary';
export { NotifyContext, useNotify, type Notify, type NotifyAction } from './notify-context';
export { OfflineBanner } from './OfflineBanner';
export { Skeleton, SkeletonBar, SkeletonDisc } from './Skeleton';
export { SkipLink } from './SkipLink';
export { Stars } from './Stars';
export {
  Boundary,
  EmptyState,
  ErrorState,
  type BoundaryProps,
  type EmptyStateProps,
  type ErrorStateProps,
  type StateLook,
} from './States';
export { useCopy } from './useCopy';
export { useDelayed } from './useDelayed';
export { useDialogState, type ShownDialog } from './useDialogState';
export { useIsPaper } from './useIsPaper';
export { useReloadOnline } from './useOnline';
export { useOwnPresses } from './useOwnPresses';
export { useSeen } from './useSeen';
export { visuallyHidden } from './visually-hidden';
