import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useUpdateTaskMutation, type TaskResponse } from '../../../api';

/** The time for which the notice offers undo. */
const STAYS_MS = 6_000;

/** Ticks tasks off and reopens them. A task that the filter then leaves out stays in its place while the user can undo. */
export function useTick() {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateTaskMutation();
  const [staying, setStaying] = useState<TaskResponse[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const lastSent = useRef(new Map<string, Promise<unknown>>());
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach(clearTimeout);
  }, []);

  const leave = (id: string): void => setStaying((all) => all.filter(({ _id }) => _id !== id));
  /** Sends the ticks of a task in order, so that the last of two quick ticks wins. */
  const set = async (task: TaskResponse, completed: boolean): Promise<boolean> => {
    const before = lastSent.current.get(task._id) ?? Promise.resolve();
    const sent = before.then(() => update({ id: task._id, updateTaskRequest: { completed } }));
    lastSent.current.set(task._id, sent);
    const result = await sent;
    if (result.error) showError(result.error);
    return !result.error;
  };
  const tick = async (task: TaskResponse, completed: boolean): Promise<void> => {
    setStaying((all) => [...all.filter(({ _id }) => _id !== task._id), { ...task, completed }]);
    if (!(await set(task, completed))) {
      leave(task._id);
      return;
    }
    clearTimeout(timers.current.get(task._id));
    timers.current.set(
      task._id,
      setTimeout(() => leave(task._id), STAYS_MS),
    );
    notify(t(completed ? 'tasks.done' : 'tasks.reopened'), {
      undo: () => {
        leave(task._id);
        void set(task, !completed);
      },
    });
  };
  return { staying, tick };
}

/** The listed tasks with their new ticks, and in their places the ticked tasks that the filter now leaves out. */
export function withTicked(
  listed: readonly TaskResponse[],
  staying: readonly TaskResponse[],
  nextFirst: boolean,
): TaskResponse[] {
  const ticked = new Map(staying.map((task) => [task._id, task]));
  const shown = new Map([...listed, ...staying].map((task) => [task._id, ticked.get(task._id) ?? task]));
  const sorted = [...shown.values()].sort((a, b) => a.deadline.localeCompare(b.deadline));
  return nextFirst ? sorted : sorted.reverse();
}
