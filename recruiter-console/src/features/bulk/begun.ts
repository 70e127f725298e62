const KEY = 'byline.begunOperations';

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function write(ids: string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage is blocked: the user menu alone has the way back.
  }
}

/** Keeps, also for after a reload, that this tab began an operation and has to tell its end. */
export const addBegun = (id: string): void => write([...read(), id]);

/** Whether this tab has to tell the end of an operation; it does so once. */
export function takeBegun(id: string): boolean {
  const ids = read();
  if (!ids.includes(id)) return false;
  write(ids.filter((other) => other !== id));
  return true;
}
