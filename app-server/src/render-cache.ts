const FOR_MS = 60_000;

/**
 * Recent renderings by everything they are made of, so a burst of requests draws once. Callers fetch that from the API first, so the cache never
 * shows what has changed or was switched off; an entry ends after a minute, so nothing of an erased person stays in memory.
 */
export class RenderCache<Drawn> {
  private readonly drawn = new Map<string, Drawn>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  of(madeOf: unknown, draw: () => Drawn): Drawn {
    const key = JSON.stringify(madeOf);
    const known = this.drawn.get(key);
    const drawn = known ?? draw();
    if (known === undefined) setTimeout(() => this.drawn.delete(key), FOR_MS).unref();
    // Moves the entry to the end: the first key is the one least recently used.
    this.drawn.delete(key);
    this.drawn.set(key, drawn);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > this.most && oldest !== undefined) this.drawn.delete(oldest);
    if (drawn instanceof Promise) drawn.catch(() => this.drawn.delete(key));
    return drawn;
  }
}
