import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { CandidateListItemResponse } from '../../../api';
import { AvailabilityLines } from '../../../components/candidate/Availability';
import { NewMark } from '../../../components/candidate/NewMark';
import { Rate } from '../../../components/candidate/rate';
import { Languages, useByline } from '../../../components/candidate/texts';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Skeleton, SkeletonBar, SkeletonDisc } from '@byline/web-kit/ui';
import { Check } from '../../../components/ui/fields/Check';
import { CardList } from '../../../components/ui/CardList';
import { StatusPill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import type { Selection } from '../../../lib/candidate-list/selection';
import { displayName } from '../../../lib/format';
import type { PlacesOf } from '../useFoundPlaces';
import { Places } from './Places';
import style from './CandidateCards.module.css';

interface CandidateCardsProps {
  label: string;
  rows: readonly CandidateListItemResponse[];
  loadingRows?: number;
  selection?: Selection;
  /** A date, or the availability below: the list may be sorted by it. */
  sortedBy: string;
  /** Where a search in texts found a candidate. */
  placesOf?: (id: string) => PlacesOf | null | undefined;
}

/** The rate and languages of a candidate, if known. */
function Facts({ candidate: { candidateInfo, function: functionName } }: { candidate: CandidateListItemResponse }) {
  const { pricePerWord: price, skillSet } = candidateInfo;
  return (
    <Row as="span" gap={12} grow wrap>
      {price !== null && <Rate price={price} functionName={functionName} />}
      <Text cut>
        <Languages skills={skillSet} />
      </Text>
    </Row>
  );
}

/** The list on a phone: one card for each candidate, which opens the profile. */
export function CandidateCards({ label, rows, loadingRows, selection, sortedBy, placesOf }: CandidateCardsProps) {
  const t = useT();
  const byline = useByline();
  const selected = selection?.of(rows);
  if (loadingRows !== undefined) {
    return (
      <Skeleton>
        {Array.from({ length: loadingRows }, (_, row) => (
          <Row gap={12} key={row} className={style.loading}>
            <SkeletonDisc size={40} />
            <Stack as="span" gap={8} grow>
              <SkeletonBar width={`${50 + ((row * 13) % 30)}%`} />
              <SkeletonBar width={`${35 + ((row * 19) % 30)}%`} />
              <SkeletonBar width="45%" />
            </Stack>
          </Row>
        ))}
      </Skeleton>
    );
  }
  return (
    <CardList label={label}>
      {rows.map((candidate) => (
        <li key={candidate._id} data-record={candidate._id}>
          {selection && selected ? (
            <Check
              label={t('common.selectRow', { name: displayName(candidate) })}
              checked={selected.has(candidate._id)}
              onChange={(on) => selection.choose([candidate], new Set(on ? [candidate._id] : []))}
            />
          ) : (
            <Avatar person={candidate} size="large" />
          )}
          <Stack className={style.card}>
            <Row wrap className={style.head}>
              <TitleLink large to={`/candidates/${candidate._id}`}>
                {displayName(candidate)}
              </TitleLink>
              <NewMark candidateId={candidate._id} />
              <StatusPill status={candidate.status} archived={candidate.archived} />
            </Row>
            <Text tone="muted" cut>
              {byline(candidate)}
            </Text>
            {placesOf ? (
              <div className={style.facts}>
                <Places candidateId={candidate._id} found={placesOf(candidate._id)} />
              </div>
            ) : (
              <Row className={style.facts}>
                <Facts candidate={candidate} />
                <Text tone="muted" size="small">
                  {formatDay(candidate[sortedBy === 'modifiedAt' ? 'modifiedAt' : 'createdAt'])}
                </Text>
              </Row>
            )}
            {sortedBy === 'availability' && <AvailabilityLines {...candidate} />}
          </Stack>
        </li>
      ))}
    </CardList>
  );
}
