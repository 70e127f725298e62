/** localStorage that may be blocked or full: a value that cannot be kept is lost, without an error. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes it. False: the value lives as long as the page. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin with this. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Blocked: there is nothing.
    return [];
  }
}

/** Removes everything whose key begins with this. */
export function removeStored(prefix: string): void {
  for (const key of storedKeys(prefix)) writeStored(key, null);
}
