export { DialogsContext, useConfirm, useDialogs, type Dialogs } from './dialogs-context';
export { ErrorBoundary } from './ErrorBoundary';
export { brokenWords, leaveWords, stateWords } from './messages';
export { NotifyContext, useNotify, type Notify } from './notify-context';
export { Skeleton, SkeletonBar, SkeletonDisc } from './Skeleton';
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
export { useDelayed } from './useDelayed';
export { useDialogState, type ShownDialog } from './useDialogState';
export { visuallyHidden } from './visually-hidden';
