import { useUpdateCandidateMutation, type CandidateResponse, type UpdateCandidateRequest } from '../../api';
import { useDialogs } from '@byline/web-kit/ui';

interface Versioned {
  _id: string;
  version: number;
}

/** Saves a property at once; what goes wrong is said in the response dialog. Resolves to the candidate as it is then, or null. */
export function useCandidateChange() {
  const [update] = useUpdateCandidateMutation();
  const { showError } = useDialogs();
  return async ({ _id, version }: Versioned, change: UpdateCandidateRequest): Promise<CandidateResponse | null> => {
    const result = await update({ id: _id, updateCandidateRequest: { ...change, version } });
    if (result.error) showError(result.error);
    return result.data ?? null;
  };
}
