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
    // Storage is blocked. The user still finds the undo in the user menu.
  }
}

/** Remembers, also across a reload, that this tab began an operation and must report its end. */
export const addBegun = (id: string): void => write([...read(), id]);

/** Returns true once for an operation that this tab began, so that the tab reports its end one time. */
export function takeBegun(id: string): boolean {
  const ids = read();
  if (!ids.includes(id)) return false;
  write(ids.filter((other) => other !== id));
  return true;
}
