/** 32-bit FNV-1a: turns a topic into a seed. */
function seedOf(topic: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < topic.length; at++) hash = Math.imul(hash ^ topic.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Seeded random numbers (mulberry32). Every record has its own stream, named after it ("candidate 17"), so it is the same on
 * every machine and independent of other records.
 */
export class Random {
  private state: number;

  constructor(topic: string) {
    this.state = seedOf(topic);
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both bounds included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.int(0, list.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  }

  /** Up to `count` different items, in random order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [taken] = left.splice(this.int(0, left.length - 1), 1);
      return taken as T;
    });
  }

  /** A random key, by weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    throw new Error('No weights to choose by');
  }
}
