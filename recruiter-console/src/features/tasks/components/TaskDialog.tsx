import { useT } from '@byline/web-kit/i18n';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import type { TaskValues } from '../model';
import { TaskForm } from './TaskForm';

interface TaskDialogProps {
  candidateId: string;
  /** The first values of the task. */
  start: Partial<TaskValues>;
  onClose: () => void;
}

/** Adds a task about a candidate in a dialog, so that the page stays as it is. */
export function TaskDialog({ candidateId, start, onClose }: TaskDialogProps) {
  return (
    <AppDialog open width={600} title={useT()('tasks.add')} onClose={onClose}>
      <TaskForm inDialog candidateId={candidateId} start={start} onClose={onClose} />
    </AppDialog>
  );
}
