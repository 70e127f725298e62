import { summaryOf } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { ProblemError } from '@byline/web-kit/problems';
import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import {
  useLazyListCandidateScorecardsQuery,
  useUpdateCandidateScorecardsMutation,
  type CandidateScorecardResponse,
} from '../../../api';
import { AutosaveStatus } from '../../../components/ui/AutosaveStatus';
import { CardFigure } from '../../../components/ui/CardFigure';
import { ExpandCard } from '../../../components/ui/ExpandCard';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { ShareBar } from '../../../components/ui/ShareBar';
import { useAutosave } from '../../../lib/autosave/useAutosave';
import { useRemoval } from '../../../lib/useRemoval';
import { colleaguesOn, snapshotOf, standingOf, toRequest } from '../model';
import { usePercent } from '../usePercent';
import { Colleagues } from './Colleagues';
import { OthersSwitch } from './OthersSwitch';
import { Ratings } from './Ratings';
import { ScorecardFacts } from './ScorecardFacts';

interface ScorecardCardProps {
  card: CandidateScorecardResponse;
  /** The query of the list, which loads a card again. */
  list: Parameters<ReturnType<typeof useLazyListCandidateScorecardsQuery>[0]>[0];
  /** Opens a card that the user has just added. */
  startsOpen?: boolean;
}

/** A candidate's scorecard. Closed it shows the score, open its items. The user's ratings save themselves, beside the colleagues' scores. */
export function ScorecardCard({ card, list, startsOpen = false }: ScorecardCardProps) {
  const t = useT();
  const percentText = usePercent();
  const { showError } = useDialogs();
  const removal = useRemoval();
  const notify = useNotify();
  const me = useCurrentUser()._id;
  const [open, setOpen] = useState(startsOpen);
  const [update] = useUpdateCandidateScorecardsMutation();
  const [read] = useLazyListCandidateScorecardsQuery();
  const { _id, candidateId, label, categories } = card;
  const find = (cards: readonly CandidateScorecardResponse[]): CandidateScorecardResponse => {
    const found = cards.find((one) => one._id === _id);
    if (!found) throw new ProblemError(null);
    return found;
  };
  const autosave = useAutosave({
    saved: snapshotOf(card),
    draft: { form: 'scorecard', record: `${candidateId}.${_id}`, shownBy: ['tab'] },
    save: async (values, version) => {
      const change = { _id, ...toRequest(categories, values), ...(version !== null && { version }) };
      return find((await update({ id: candidateId, body: [change] }).unwrap()).records).version;
    },
    load: async () => snapshotOf(find((await read(list).unwrap()).records)),
    onMerged: () => notify(t('scorecards.merged'), { success: true }),
  });
  const { all, rated, percent } = standingOf(categories, autosave.values);
  const colleagues = colleaguesOn(card, me);
  const scored = colleagues.filter((colleague) => colleague.percent !== null).length;
  // Hides the colleagues' scores during the user's first rating, so that they do not influence it
  // (docs/domain/assessment.md#several-recruiters).
  const [hadRated] = useState(rated > 0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const showsOthers = colleagues.length > 0 && (chosen ?? (hadRated || rated === all));
  const summary = showsOthers ? summaryOf([percent, ...colleagues.map((colleague) => colleague.percent)]) : null;

  const onRemove = async (): Promise<void> => {
    const now = await read(list);
    if (now.error) {
      showError(now.error);
      return;
    }
    const count = now.data?.records.find((one) => one._id === _id)?.assessments.length ?? 0;
    await removal({
      question: t('scorecards.sure_remove_score'),
      text: t('scorecards.removeText', { count }),
      done: t('scorecards.removed'),
      success: true,
      remove: () => {
        autosave.discard();
        return update({ id: candidateId, body: [{ _id, removed: true }] });
      },
    });
  };
  const figure = percent === null ? '–' : percentText(percent);
  return (
    <ExpandCard
      id={card._id}
      title={label}
      facts={<ScorecardFacts rated={rated} all={all} others={scored} summary={summary} />}
      open={open}
      onToggle={() => setOpen(!open)}
      end={
        <>
          <AutosaveStatus autosave={autosave} />
          {open && (
            <MoreMenu
              label={t('scorecards.more', { name: label })}
              entries={[{ id: 'remove', label: t('common.remove'), onClick: () => void onRemove() }]}
            />
          )}
          <CardFigure
            figure={figure}
            words={percent === null ? t('scorecards.noPercent') : t('scorecards.percent', { percent: figure })}
            large={open}
          />
        </>
      }
    >
      {percent !== null && <ShareBar share={percent / 100} />}
      {colleagues.length > 0 && <OthersSwitch shown={showsOthers} onChange={setChosen} />}
      <Ratings categories={categories} autosave={autosave} colleagues={showsOthers ? colleagues : []} />
      {showsOthers && <Colleagues colleagues={colleagues} />}
    </ExpandCard>
  );
}
