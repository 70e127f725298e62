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

/** Names of a category and its items. They save themselves and apply to every scorecard. */
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
      // Sends the items of exactly this version, so that a new name neither adds nor removes an item.
      const { items } = version === category.version ? category : await read();
      // The user kept the name of an item that a colleague removed. The item no longer exists, so its name cannot be saved.
      if (namesOther(items, values)) throw notFound();
      const body = { ...labelsRequest(items, values), ...(version !== null && { version }) };
      return (await update({ id, updateScorecardCategoryRequest: body }).unwrap()).version;
    },
    load: async () => labelsOf(await read()),
    onMerged: () => notify(t('scorecardEditor.merged'), { success: true }),
  });
}
