import { isNextVersion, mergeOf } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import {
  useLazyGetCandidateQuery,
  useUpdateCandidateMutation,
  type CandidateResponse,
  type UpdateCandidateRequest,
} from '../../api';
import { useChangedBy } from './useChangedBy';

/** The candidate on the screen; it must include the fields that change. */
type Shown = Pick<CandidateResponse, '_id' | 'version'> & Partial<CandidateResponse>;
type Change = Omit<UpdateCandidateRequest, 'version'>;

interface Options {
  /** Describes the colleague's value, so that the user decides. Without it, the change replaces their value. */
  describe?: (theirs: CandidateResponse) => string;
  /** Bases the change on the colleague's version, for a change that removes none of theirs, such as adding a tag. */
  anew?: (theirs: CandidateResponse) => Change;
  /** The message after saving, with the change that undoes it. */
  undo?: { said: string; change: Change } & Pick<Options, 'anew'>;
}

/** True if the colleague changed one of the same properties to a different value. */
function clashes(shown: Shown, change: Change, theirs: CandidateResponse): boolean {
  const names = Object.keys(change) as (keyof Change & keyof CandidateResponse)[];
  const part = (of: Shown | Change): object => Object.fromEntries(names.map((name) => [name, of[name]]));
  return mergeOf(part(shown), part(change), part(theirs)).both.length > 0;
}

/**
 * Saves a property at once and shows errors in a dialog. If a colleague saved first, applies only this change to their
 * version. Resolves to the saved candidate, or to null.
 */
export function useCandidateChange() {
  const t = useT();
  const [update] = useUpdateCandidateMutation();
  const [read] = useLazyGetCandidateQuery();
  const { confirm, showError } = useDialogs();
  const changedBy = useChangedBy();
  const notify = useNotify();

  const save = ({ _id, version }: Shown, change: Change): Promise<CandidateResponse> =>
    update({ id: _id, updateCandidateRequest: { ...change, version } }).unwrap();
  const saveOver = async (shown: Shown, change: Change, { describe, anew }: Options) => {
    const theirs = await read({ id: shown._id }).unwrap();
    const author = isNextVersion(theirs, shown) ? changedBy(theirs) : null;
    const goesOn =
      !describe ||
      !clashes(shown, change, theirs) ||
      (await confirm({
        title: t('merge.replaceTitle', { who: author ?? t('merge.somebody') }),
        text: t('merge.replaceText', { now: describe(theirs) }),
        action: t('merge.replace'),
      }));
    return goesOn ? save(theirs, anew?.(theirs) ?? change) : null;
  };

  return async function make(shown: Shown, change: Change, options: Options = {}): Promise<CandidateResponse | null> {
    try {
      const saved = await save(shown, change).catch((error: unknown) => {
        if (toProblem(error)?.code !== 'stale_version') throw error;
        return saveOver(shown, change, options);
      });
      const { undo, describe } = options;
      if (saved && undo) {
        const { said, change: former, anew } = undo;
        notify(said, {
          undo: () => void make(saved, former, { ...(describe && { describe }), ...(anew && { anew }) }),
        });
      }
      return saved;
    } catch (error) {
      showError(error);
      return null;
    }
  };
}
