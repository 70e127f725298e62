import { createContext, use } from 'react';

/** A spreadsheet of candidates that the API creates. */
export interface Export {
  path: string;
  /** The selected candidates. */
  selection: object;
  count: number;
  /** The name of the file. */
  name: string;
}

export const ExportContext = createContext<((wanted: Export) => void) | null>(null);

/** Starts an export, which continues on other screens. */
export function useExport(): (wanted: Export) => void {
  const start = use(ExportContext);
  if (!start) throw new Error('no ExportProvider');
  return start;
}
