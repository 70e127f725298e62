import type { HistoryKind } from '@byline/shared-types/domain';
import type { HistoryFact, HistoryOf, HistorySource } from '../history-source.js';
import { takePart } from '../merge-history.rules.js';

/** A source whose entries are few for any candidate, so it reads them all. */
export function memorySource(kind: HistoryKind, factsOf: (of: HistoryOf) => Promise<HistoryFact[]>): HistorySource {
  const read = async (of: HistoryOf): Promise<HistoryFact[]> => {
    const [facts, { by }] = [await factsOf(of), of];
    return by === undefined ? facts : facts.filter((fact) => fact.by !== undefined && String(fact.by) === String(by));
  };
  return {
    kind,
    read: async (of, part) => takePart(await read(of), part),
    count: async (of) => (await read(of)).length,
  };
}
