import { useCallback, useState, type ReactNode } from 'react';
import { ExportBar } from './ExportBar';
import { ExportContext, type Export } from './export-context';

/** Runs one export at a time; a new export replaces the current one. */
export function ExportProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<{ key: number; wanted: Export } | null>(null);
  const start = useCallback((wanted: Export) => setLatest((last) => ({ key: (last?.key ?? 0) + 1, wanted })), []);
  const close = useCallback(() => setLatest(null), []);
  return (
    <ExportContext value={start}>
      {children}
      {latest && <ExportBar key={latest.key} wanted={latest.wanted} onClose={close} />}
    </ExportContext>
  );
}
