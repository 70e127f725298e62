import type { CandidateListItemResponse } from '../../api';

type Shown = Pick<CandidateListItemResponse, 'publicEnabled' | 'missing'> & { archived?: boolean | undefined };

/** Whether a candidate's public page exists: switched on, not archived, and complete (docs/domain/candidates.md#public-profile). */
export const hasPublicPage = ({ publicEnabled, archived, missing }: Shown): boolean =>
  publicEnabled && !archived && missing.length === 0;
