import { messageOf } from './print.ts';

/** Undone in reverse order. */
const tasks: { name: string; undo: () => Promise<void> }[] = [];
let stopping: Promise<void> | undefined;

export const isStopping = (): boolean => stopping !== undefined;

/** Registers an undo; the returned function runs it now. */
export function cleanUpLater(name: string, undo: () => Promise<void>): () => Promise<void> {
  const task = { name, undo };
  tasks.push(task);
  return async () => {
    const index = tasks.indexOf(task);
    if (index === -1) return;
    tasks.splice(index, 1);
    await undo();
  };
}

export function cleanUp(): Promise<void> {
  stopping ??= (async () => {
    for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
      try {
        await task.undo();
      } catch (error) {
        console.error(`${task.name} could not be stopped cleanly: ${messageOf(error)}`);
      }
    }
  })();
  return stopping;
}

/**
 * On Ctrl-C, a closed terminal or `kill`, runs all undos and ends. A second signal calls `force` and ends at once.
 * `interruptCode` is 0 for programs that Ctrl-C normally ends.
 */
export function cleanUpOnSignals(force: () => void, announce: () => void = () => undefined, interruptCode = 130): void {
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.on(signal, () => {
      if (isStopping()) {
        force();
        process.exit(128 + number);
      }
      announce();
      void cleanUp().then(() => process.exit(signal === 'SIGINT' ? interruptCode : 128 + number));
    });
  }
}
