import { useT } from '@byline/web-kit/i18n';
import { notFound } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { useEffect } from 'react';
import { useLazyAllScorecardsQuery, useUpdateScorecardMutation, type ScorecardResponse } from '../../api';
import type { Values } from '../../lib/autosave/merge';
import { useAutosave } from '../../lib/autosave/useAutosave';
import { categoryBack, LABEL, ordersAsked, snapshotOf, toRequest } from './model';

/** A scorecard that saves itself: label, categories, weights and orders. */
export function useCard(card: ScorecardResponse) {
  const { _id: id } = card;
  const t = useT();
  const notify = useNotify();
  const [update] = useUpdateScorecardMutation();
  const [readAll] = useLazyAllScorecardsQuery();
  const autosave = useAutosave({
    saved: snapshotOf(card),
    draft: { form: 'scorecard', record: id, shownBy: ['scorecard'] },
    refuses: (values) => String(values[LABEL] ?? '').trim() === '',
    save: async (values, version) => {
      const body = { ...toRequest(values), ...(version !== null && { version }) };
      return (await update({ id, updateScorecardRequest: body }).unwrap()).version;
    },
    load: async () => {
      const now = (await readAll().unwrap()).find(({ _id }) => _id === id);
      if (!now) throw notFound();
      return snapshotOf(now);
    },
    onMerged: () => notify(t('scorecardEditor.merged'), { success: true }),
  });
  const { values: shown, conflicts, type, flush } = autosave;
  const choose: typeof autosave.choose = (key, whose) => {
    const weight = whose === 'mine' ? shown[key] : conflicts[key];
    for (const [name, value] of Object.entries(categoryBack(shown, key, weight))) type(name, value);
    autosave.choose(key, whose);
  };
  const { choose: chooseOrder } = autosave;
  const [asked] = ordersAsked(conflicts);
  useEffect(() => {
    if (asked !== undefined) chooseOrder(asked, 'mine');
  }, [asked, chooseOrder]);
  const change = (changes: Values): void => {
    for (const [key, value] of Object.entries(changes)) type(key, value);
    void flush();
  };
  return { autosave: { ...autosave, choose }, change };
}

export type Card = ReturnType<typeof useCard>;
