import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react';
import { useEffect } from 'react';
import { useGetCandidateNeighboursQuery, useGetCandidateQuery, type CandidateResponse } from '../../../api';
import { listQuery } from '../../../api/candidate-queries';
import { AlsoHere } from '../../../components/candidate/AlsoHere';
import { usePlace } from '../../../components/candidate/usePlace';
import { RowDivider } from '../../../components/layout/Divider';
import { PaneHead } from '../../../components/layout/Pane';
import { NoRecord } from '../../../components/record/NoRecord';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import type { ListState } from '../../../lib/candidate-list/list-state';
import { usePrefetchNext } from '../../../lib/candidate-list/usePrefetchCandidate';
import { displayName } from '../../../lib/format';
import { useHotkeys } from '../../../lib/keys/useHotkeys';
import { SidePanel } from '../../../components/layout/SidePanel';
import { CandidateCard } from './CandidateCard';
import style from './CardPanel.module.css';

interface CardPanelProps {
  id: string;
  state: ListState;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Opens a mail to the candidate. */
  onMail: (candidate: CandidateResponse) => void;
}

/** The card of the open candidate. Previous and next, also with J and K, go through the whole filtered list. */
export function CardPanel({ id, state, onOpen, onClose, onMail }: CardPanelProps) {
  const t = useT();
  const query = listQuery(state);
  const { data } = useGetCandidateNeighboursQuery({ id, ...query, sort: [state.sort] }, { skip: query === null });
  const { currentData: candidate, error } = useGetCandidateQuery({ id });
  const stays = candidate?._id ?? id;
  useEffect(() => {
    // The id of a merged candidate leads to the one who stays, who has a row in the list.
    if (stays !== id) onOpen(stays);
  }, [stays, id, onOpen]);
  const isGone = !candidate && statusOf(error) === 404;
  const unknown = isGone ? t('layout.noCandidate') : t('state.loading');
  const place = usePlace(data);
  usePrefetchNext(data?.next, 'card');
  const go = (to: string | null | undefined) => (to ? () => onOpen(to) : undefined);
  const previous = go(data?.previous);
  const next = go(data?.next);
  useHotkeys({ next, previous });
  return (
    <SidePanel label={candidate ? displayName(candidate) : unknown} onClose={onClose}>
      <PaneHead size="bar" lined className={style.head}>
        <Text tone="muted" grow>
          {place}
        </Text>
        {candidate && <AlsoHere id={id} short />}
        <IconAction
          icon={ChevronUp}
          label={t('candidate.previous')}
          disabled={!previous}
          {...(previous && { onClick: previous })}
        />
        <IconAction icon={ChevronDown} label={t('candidate.next')} disabled={!next} {...(next && { onClick: next })} />
        <RowDivider />
        <IconAction icon={Maximize2} label={t('candidates.openTheFull')} to={`/candidates/${id}`} />
        <IconAction icon={X} label={t('common.close')} onClick={onClose} />
      </PaneHead>
      {isGone ? (
        <NoRecord title="layout.noCandidate" text="layout.noCandidateText" />
      ) : (
        <CandidateCard key={id} id={id} onMail={onMail} />
      )}
    </SidePanel>
  );
}
