import { createContext, use } from 'react';

/** A spreadsheet that the API makes of some candidates. */
export interface Export {
  path: string;
  /** Who is in it. */
  selection: object;
  count: number;
  /** Of the file. */
  name: string;
}

export const ExportContext = createContext<((wanted: Export) => void) | null>(null);

/** Starts an export, which goes on on whatever screen one goes to. */
export function useExport(): (wanted: Export) => void {
  const start = use(ExportContext);
  if (!start) throw new Error('no ExportProvider');
  return start;
}
