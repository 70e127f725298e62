import type { ContactValues } from '@byline/web-kit/cv';
import type { ReactNode } from 'react';
import type { PersonalValues } from '../../form-values';
import type { IntendedJob } from '../../../../components/ui/ApplyingFor';

/** Parts of other features, which the route passes in. */
export interface WizardParts {
  /** `error` appears under the CV button, which takes `id` and `describedBy`. */
  cv: (cvField: { id: string; describedBy: string | undefined; error: ReactNode }) => ReactNode;
  /** Reads a CV in the first step. */
  fromCv: (step: {
    values: PersonalValues;
    onContact: (contact: ContactValues) => void;
    onClose: () => void;
  }) => ReactNode;
  /** Null for a function without a portfolio. */
  portfolio: ReactNode;
  fileCount: number;
  experience: ReactNode;
  diplomas: ReactNode;
  /** The applications that were sent before the profile is complete, and the jobs that wait for it. */
  jobs: ReactNode;
  /** The applications that the complete profile has sent, of the jobs that waited for it. */
  sent: (intended: readonly IntendedJob[]) => ReactNode;
  /** The public page as others see it. */
  publicPage: ReactNode;
}
