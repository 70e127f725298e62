import type { ReactNode } from 'react';

/** Parts of other features, which the route passes in. */
export interface WizardParts {
  /** `error` appears under the CV button, which takes `id` and `describedBy`. */
  files: (cvField: { id: string; describedBy: string | undefined; error: ReactNode }) => ReactNode;
  fileCount: number;
  experience: ReactNode;
  diplomas: ReactNode;
}
