import type { TestApi } from './api.js';

interface Entry {
  ns: string;
  op: string;
  command: Record<string, unknown>;
}

/**
 * Begins to note each command that reads a whole collection, in MongoDB's profiler; the function that it returns ends this and says which they were,
 * each once and without values.
 */
export async function watchWholeReads({ connection: { db } }: TestApi): Promise<() => Promise<string[]>> {
  if (!db) throw new Error('not connected');
  await db.command({ profile: 1, filter: { planSummary: /COLLSCAN/ } });
  return async () => {
    await db.command({ profile: 0, filter: 'unset' });
    const entries = await db.collection('system.profile').find<Entry>({}).toArray();
    await db.collection('system.profile').drop();
    return [...new Set(entries.map(described))].sort();
  };
}

const described = ({ ns, op, command }: Entry): string => {
  const match = command.filter ?? command.pipeline ?? command.query ?? command.q ?? {};
  const shape = JSON.stringify(match, (_, value: unknown) =>
    typeof value === 'object' && value !== null ? value : typeof value,
  );
  return `${ns.split('.').slice(1).join('.')} ${op} ${shape}`;
};
