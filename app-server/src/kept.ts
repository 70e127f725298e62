const FOR_MS = 60_000;

/**
 * What was drawn lately, by all that it was made of: a burst of requests draws once. Whoever asks has what it is made of from the API at
 * that moment, so that nothing is shown that has changed or was switched off; and of who left nothing stays in memory.
 */
export class Kept<Drawn> {
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
    // The one that was used last is the last to go.
    this.drawn.delete(key);
    this.drawn.set(key, drawn);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > this.most && oldest !== undefined) this.drawn.delete(oldest);
    if (drawn instanceof Promise) drawn.catch(() => this.drawn.delete(key));
    return drawn;
  }
}
