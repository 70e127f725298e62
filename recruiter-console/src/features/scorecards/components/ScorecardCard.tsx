import { ProblemError } from '@byline/web-kit/problems';
import { useDialogs, useNotify, visuallyHidden } from '@byline/web-kit/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useLazyListCandidateScorecardsQuery,
  useUpdateCandidateScorecardsMutation,
  type CandidateScorecardResponse,
} from '../../../api';
import { AutosaveStatus } from '../../../components/ui/AutosaveStatus';
import { ExpandCard } from '../../../components/ui/ExpandCard';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { ShareBar } from '../../../components/ui/ShareBar';
import { common } from '../../../i18n/common';
import { useAutosave } from '../../../lib/autosave/useAutosave';
import { messages } from '../messages';
import { snapshotOf, standingOf, toRequest } from '../model';
import { Ratings } from './Ratings';
import style from './ScorecardCard.module.css';

interface ScorecardCardProps {
  card: CandidateScorecardResponse;
  /** The call that the list made, to read a card anew. */
  list: Parameters<ReturnType<typeof useLazyListCandidateScorecardsQuery>[0]>[0];
}

/** A candidate's scorecard: closed with its score, open with its items; what is rated saves itself. */
export function ScorecardCard({ card, list }: ScorecardCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
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
      const change = { _id, ...toRequest(values), ...(version !== null && { version }) };
      return find((await update({ id: candidateId, body: [change] }).unwrap()).records).version;
    },
    load: async () => snapshotOf(find((await read(list).unwrap()).records)),
    onMerged: () => notify(formatMessage(messages.merged), { success: true }),
  });
  const { all, rated, percent } = standingOf(categories, autosave.values);

  const onRemove = async (): Promise<void> => {
    const yes = await confirm({
      title: formatMessage(messages.removeQuestion),
      text: formatMessage(messages.removeText),
      action: formatMessage(common.remove),
      danger: true,
    });
    if (!yes) return;
    autosave.discard();
    const result = await update({ id: candidateId, body: [{ _id, removed: true }] });
    if (result.error) showError(result.error);
    else notify(formatMessage(messages.removed), { success: true });
  };
  const shown =
    percent === null
      ? '–'
      : formatNumber(percent / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <ExpandCard
      title={label}
      facts={formatMessage(rated === 0 ? messages.notRated : messages.rated, { rated, all })}
      open={open}
      onToggle={() => setOpen(!open)}
      end={
        <>
          <AutosaveStatus autosave={autosave} />
          {open && (
            <MoreMenu
              label={formatMessage(messages.more, { name: label })}
              entries={[{ id: 'remove', label: formatMessage(common.remove), onClick: () => void onRemove() }]}
            />
          )}
          <span className={clsx(style.percent, open && style.large)}>
            <span aria-hidden="true">{shown}</span>
            <span className={visuallyHidden}>
              {percent === null
                ? formatMessage(messages.noPercent)
                : formatMessage(messages.percent, { percent: shown })}
            </span>
          </span>
        </>
      }
    >
      {percent !== null && <ShareBar share={percent / 100} />}
      <Ratings categories={categories} autosave={autosave} />
    </ExpandCard>
  );
}
