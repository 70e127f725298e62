/** Reads a value from localStorage; null if storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value, or removes it with null. False if storage is blocked or full, so that a reload loses the value. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys with this prefix. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Storage is blocked.
    return [];
  }
}

/** Removes the values whose keys have this prefix. */
export function removeStored(prefix: string): void {
  for (const key of storedKeys(prefix)) writeStored(key, null);
}
