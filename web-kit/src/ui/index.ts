export {
  DialogsContext,
  useConfirm,
  useDialogs,
  type Confirmation,
  type Dialogs,
  type LeaveAnswer,
} from './dialogs-context';
export { ErrorBoundary } from './ErrorBoundary';
export { brokenWords, leaveWords } from './messages';
export { NotifyContext, useNotify, type Notify } from './notify-context';
export { useDelayed } from './useDelayed';
