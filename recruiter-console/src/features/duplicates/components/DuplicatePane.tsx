import type { DuplicateState } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { statusOf, toProblem } from '@byline/web-kit/problems';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useGetCandidateQuery,
  useGetDuplicateQuery,
  useListDuplicatesQuery,
  type DuplicateResponse,
} from '../../../api';
import { useReasonWords } from '../../../components/candidate/useReasonWords';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneBody, PaneHead, Scroll } from '../../../components/layout/Pane';
import { NoRecordPane } from '../../../components/record/NoRecord';
import { Banner } from '../../../components/ui/Banner';
import { IconAction } from '../../../components/ui/IconAction';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { useHotkeys } from '../../../lib/keys/useHotkeys';
import { firstChoices, nextOf, pairList, type Chosen, type Pair } from '../model';
import { useComing } from '../useComing';
import { Comparison } from './Comparison';
import { DuplicateFoot } from './DuplicateFoot';
import style from './DuplicatePane.module.css';

interface DuplicatePaneProps {
  id: string;
  state: DuplicateState;
  onOpen: (id: string | null) => void;
  /** On a phone, back to all pairs. */
  onBack?: () => void;
}

/** A pair: why the two may be one person, both side by side, and the answer. */
export function DuplicatePane({ id, state, onOpen, onBack }: DuplicatePaneProps) {
  const t = useT();
  const { currentData: duplicate, error, refetch } = useGetDuplicateQuery({ id });
  const { data: list } = useListDuplicatesQuery(pairList(state));
  const pairs = list?.records ?? [];
  const place = pairs.findIndex(({ _id }) => _id === id);
  const go = (to: { _id: string } | undefined) => to && (() => onOpen(to._id));
  const [previous, next] = [go(pairs[place - 1]), go(place < 0 ? undefined : pairs[place + 1])];
  useHotkeys({ next, previous });
  const problem = toProblem(error);
  if (problem?.code === 'already_merged')
    return (
      <NoRecordPane
        title="duplicates.joined"
        text="duplicates.joinedText"
        all="duplicates.openStays"
        to={`/candidates/${problem.records?.[0] ?? ''}`}
      />
    );
  // A candidate who changed may end the pair, and an erased one does.
  if (statusOf(error) === 404)
    return (
      <NoRecordPane
        title="duplicates.gone"
        text="duplicates.goneText"
        all="duplicates.all"
        onBack={() => onOpen(null)}
      />
    );
  return (
    <Pane aria-label={t('duplicates.question')} className={style.pane}>
      <PaneHead lined className={style.head}>
        {onBack && <IconAction icon={ArrowLeft} label={t('duplicates.all')} onClick={onBack} />}
        {/* On a phone the list with the first heading is away. */}
        <Text as={onBack ? 'h1' : 'h2'} size="panel" className={style.question}>
          <FormattedMessage id="duplicates.question" />
        </Text>
        <Grow as="div" className={style.reasons}>
          {duplicate && <Reasons duplicate={duplicate} />}
        </Grow>
        {place >= 0 && (
          <>
            <IconAction icon={ChevronLeft} label={t('duplicates.previous')} disabled={!previous} onClick={previous} />
            <Text tone="muted">
              <FormattedMessage id="candidate.position" values={{ position: place + 1, total: pairs.length }} />
            </Text>
            <IconAction icon={ChevronRight} label={t('duplicates.next')} disabled={!next} onClick={next} />
          </>
        )}
      </PaneHead>
      {duplicate && <Both duplicate={duplicate} onAnswered={() => onOpen(nextOf(pairs, id))} />}
      {!duplicate && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
    </Pane>
  );
}

function Reasons({ duplicate: { reasons } }: { duplicate: DuplicateResponse }) {
  const words = useReasonWords();
  return reasons.map((reason) => <Tag key={reason}>{words([reason])}</Tag>);
}

interface BothProps {
  duplicate: DuplicateResponse;
  onAnswered: () => void;
}

/** Reads both candidates. */
function Both({ duplicate, onAnswered }: BothProps) {
  const [older, newer] = duplicate.candidates;
  const one = useGetCandidateQuery({ id: older?._id ?? '' }, { skip: !older });
  const other = useGetCandidateQuery({ id: newer?._id ?? '' }, { skip: !newer });
  const error = one.error ?? other.error;
  if (one.currentData && other.currentData)
    return <Choices pair={[one.currentData, other.currentData]} {...{ duplicate, onAnswered }} />;
  if (!error) return <ListSkeleton />;
  return (
    <ErrorState
      error={error}
      onRetry={() => {
        void one.refetch();
        void other.refetch();
      }}
    />
  );
}

/** The choices of a recruiter, and the answer with them. */
function Choices({ pair, duplicate, onAnswered }: BothProps & { pair: Pair }) {
  const [chosen, setChosen] = useState<Chosen>(() => ({ stays: 'older', newer: firstChoices(pair), login: 'older' }));
  const [refused, setRefused] = useState(false);
  const versions = pair.map(({ version }) => version).join();
  const [first] = useState(versions);
  const coming = useComing(pair);
  return (
    <>
      <Scroll>
        {(refused || versions !== first) && (
          <PaneBody>
            <Banner>
              <FormattedMessage id="duplicates.stale" />
            </Banner>
          </PaneBody>
        )}
        <Comparison
          asks={duplicate.abilities.answer}
          onChoose={(change) => setChosen({ ...chosen, ...change })}
          {...{ pair, chosen, coming: coming.items }}
        />
      </Scroll>
      <DuplicateFoot
        {...{ duplicate, pair, chosen, onAnswered, appointments: coming.total }}
        onStale={() => setRefused(true)}
      />
    </>
  );
}
