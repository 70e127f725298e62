import type { ReactNode } from 'react';

/** Parts of the step that belong to other features; the route puts them in. */
export interface WizardParts {
  files: (cvField: { id: string; describedBy: string | undefined }) => ReactNode;
  fileCount: number;
  experience: ReactNode;
  diplomas: ReactNode;
}
