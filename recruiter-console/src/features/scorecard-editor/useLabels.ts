import { useT } from '@byline/web-kit/i18n';
import { notFound } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import {
  useLazyAllScorecardCategoriesQuery,
  useUpdateScorecardCategoryMutation,
  type ScorecardCategoryResponse,
} from '../../api';
import { useAutosave } from '../../lib/autosave/useAutosave';
import { labelsOf, labelsRequest, namesOther } from './model';

/** What a category and its items are called, on every scorecard; saves itself. */
export function useLabels(category: ScorecardCategoryResponse) {
  const { _id: id } = category;
  const t = useT();
  const notify = useNotify();
  const [update] = useUpdateScorecardCategoryMutation();
  const [readAll] = useLazyAllScorecardCategoriesQuery();
  const read = async (): Promise<ScorecardCategoryResponse> => {
    const now = (await readAll().unwrap()).find(({ _id }) => _id === id);
    if (!now) throw notFound();
    return now;
  };
  return useAutosave({
    saved: labelsOf(category),
    draft: { form: 'scorecard-category', record: id, shownBy: ['scorecard'] },
    save: async (values, version) => {
      // Its items as they are at that version: none is added or removed by a name.
      const { items } = version === category.version ? category : await read();
      // One that was kept over its removal can't be saved: it is not there to be called anything.
      if (namesOther(items, values)) throw notFound();
      const body = { ...labelsRequest(items, values), ...(version !== null && { version }) };
      return (await update({ id, updateScorecardCategoryRequest: body }).unwrap()).version;
    },
    load: async () => labelsOf(await read()),
    onMerged: () => notify(t('scorecardEditor.merged'), { success: true }),
  });
}
