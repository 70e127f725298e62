import type { ReactNode } from 'react';

/** Parts of the step that belong to other features; the route puts them in. */
export interface WizardParts {
  /** `error` stands under the button of the CV, which has the id and is described by it. */
  files: (cvField: { id: string; describedBy: string | undefined; error: ReactNode }) => ReactNode;
  fileCount: number;
  experience: ReactNode;
  diplomas: ReactNode;
}
