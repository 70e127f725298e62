import { mergeOf } from '@byline/web-kit/form';
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

/** A candidate as the screen shows it: what is changed is among its fields. */
type Shown = Pick<CandidateResponse, '_id' | 'version'> & Partial<CandidateResponse>;
type Change = Omit<UpdateCandidateRequest, 'version'>;

interface Options {
  /** What the property is now, when somebody else changed it too: a person decides. Without it their value is replaced. */
  describe?: (theirs: CandidateResponse) => string;
  /** The change over their version, where it takes nothing from it: one more tag, say. */
  anew?: (theirs: CandidateResponse) => Change;
  /** Said when it is saved, with the way back. */
  undo?: { said: string; change: Change } & Pick<Options, 'anew'>;
}

/** Whether they changed one of the properties too, each to something else. */
function clashes(shown: Shown, change: Change, theirs: CandidateResponse): boolean {
  const names = Object.keys(change) as (keyof Change & keyof CandidateResponse)[];
  const part = (of: Shown | Change): object => Object.fromEntries(names.map((name) => [name, of[name]]));
  return mergeOf(part(shown), part(change), part(theirs)).both.length > 0;
}

/**
 * Saves a property at once; what goes wrong is said in the response dialog. When somebody else was first, it is saved over their version, which it
 * leaves as it is otherwise. Resolves to the candidate as it is then, or null.
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
    const goesOn =
      !describe ||
      !clashes(shown, change, theirs) ||
      (await confirm({
        title: t('merge.replaceTitle', { who: changedBy(theirs) ?? t('merge.somebody') }),
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
