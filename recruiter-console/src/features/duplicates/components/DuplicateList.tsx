import type { DuplicateState } from '@byline/shared-types/domain';
import { useT, type MessageId } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useCountDuplicatesQuery,
  useListDuplicatesQuery,
  useListMergesQuery,
  type DuplicateResponse,
} from '../../../api';
import { useReasonWords } from '../../../components/candidate/useReasonWords';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { PickList } from '../../../components/record/PickList';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { groupsOf, pairList } from '../model';
import style from './DuplicateList.module.css';
import { MergedPairs } from './MergedPairs';

interface DuplicateListProps {
  open: string | null;
  state: DuplicateState;
  onOpen: (id: string) => void;
  onState: (state: DuplicateState) => void;
}

/** Pairs of candidates who may be one person, in groups, or those who are two people. */
export function DuplicateList({ open, state, onOpen, onState }: DuplicateListProps) {
  const t = useT();
  const { currentData, error, refetch } = useListDuplicatesQuery(pairList(state), { refetchOnMountOrArgChange: true });
  const { data: counts } = useCountDuplicatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: merged } = useListMergesQuery({ limit: 100 }, { refetchOnMountOrArgChange: true });
  const merges = merged?.records ?? [];
  const pairs = currentData?.records;
  const isOpen = state === 'open';
  const total = counts && (isOpen ? counts.almostCertain + counts.likely + counts.possible : counts.different);
  return (
    // Print shows only the open pair.
    <Pane aria-label={t('duplicates.title')} data-print={open === null ? undefined : 'none'}>
      <PaneHead>
        <Text as="h1" size="page" grow>
          <FormattedMessage id={isOpen ? 'duplicates.title' : 'duplicates.answers'} />
        </Text>
        {isOpen && total !== undefined && (
          <Text tone="muted" role="status">
            <FormattedMessage id="duplicates.count" values={{ count: total }} />
          </Text>
        )}
      </PaneHead>
      <Scroll column>
        {!pairs && !error && <ListSkeleton />}
        {!pairs && error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
        {pairs?.length === 0 && (isOpen || merges.length === 0) && (
          <EmptyState
            title={t(isOpen ? 'duplicates.none' : 'duplicates.noneDifferent')}
            text={t(isOpen ? 'duplicates.noneText' : 'duplicates.noneDifferentText')}
          />
        )}
        {isOpen &&
          groupsOf(pairs ?? [], counts).map((group) => (
            <Fragment key={group.certainty}>
              <GroupHead id={`duplicates.${group.certainty}`} count={group.count} />
              <Pairs pairs={group.pairs} {...{ open, onOpen }} />
            </Fragment>
          ))}
        {!isOpen && merges.length > 0 && (
          <>
            <GroupHead id="duplicates.mergedGroup" count={merges.length} />
            <MergedPairs merges={merges} />
          </>
        )}
        {!isOpen && pairs && pairs.length > 0 && (
          <>
            <GroupHead id="duplicates.differentGroup" count={counts?.different ?? pairs.length} />
            <Pairs pairs={pairs} {...{ open, onOpen }} />
          </>
        )}
        {pairs && total !== undefined && total > pairs.length && (
          <Text as="p" size="small" tone="muted" className={style.more}>
            <FormattedMessage id="duplicates.more" values={{ count: total - pairs.length }} />
          </Text>
        )}
      </Scroll>
      <PaneFoot>
        <Grow>
          {isOpen && counts && (
            <FormattedMessage
              id="duplicates.answered"
              values={{ merged: merges.length, different: counts.different }}
            />
          )}
        </Grow>
        {(!isOpen || (counts?.different ?? 0) + merges.length > 0) && (
          <Button size="small" onClick={() => onState(isOpen ? 'different' : 'open')}>
            <FormattedMessage id={isOpen ? 'duplicates.see' : 'duplicates.all'} />
          </Button>
        )}
      </PaneFoot>
    </Pane>
  );
}

function GroupHead({ id, count }: { id: MessageId; count: number }) {
  return (
    <Text as="h2" size="small" weight="medium" tone="muted" className={style.group}>
      <FormattedMessage id={id} values={{ count }} />
    </Text>
  );
}

interface PairsProps extends Pick<DuplicateListProps, 'open' | 'onOpen'> {
  pairs: DuplicateResponse[];
}

/** Their addresses then tell them apart. */
const haveOneName = (people: DuplicateResponse['candidates']): boolean => new Set(people.map(displayName)).size === 1;

function Pairs({ pairs, open, onOpen }: PairsProps) {
  const words = useReasonWords();
  const t = useT();
  return (
    <PickList records={pairs} {...{ open, onOpen }} tall>
      {({ candidates, reasons }) => (
        <span className={style.pair}>
          {candidates.map((person, index) => (
            <Text key={person._id} cut {...(index === 0 && { weight: 'medium' })}>
              {displayName(person)}{' '}
              {haveOneName(candidates) && (
                <Text size="small" tone="muted">
                  {person.email}
                </Text>
              )}
            </Text>
          ))}
          <Text size="small" tone="muted" cut title={words(reasons)}>
            {words(reasons) || t('duplicates.nothingShared')}
          </Text>
        </span>
      )}
    </PickList>
  );
}
