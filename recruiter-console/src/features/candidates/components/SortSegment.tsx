import { useT } from '@byline/web-kit/i18n';
import type { CandidateSort } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import { RELEVANCE } from '../../../lib/candidate-list/list-state';
import style from './SortSegment.module.css';

interface SortSegmentProps {
  sort: CandidateSort;
  onSort: (sort: CandidateSort) => void;
}

/** The orders of a search in texts; the heads of its columns have others. */
export function SortSegment({ sort, onSort }: SortSegmentProps) {
  const t = useT();
  const options: { value: CandidateSort; label: string }[] = [
    { value: RELEVANCE, label: t('candidates.relevance') },
    { value: '-modifiedAt', label: t('candidate.modified') },
  ];
  return (
    <Row gap={8} className={style.sort}>
      <Text tone="muted" aria-hidden="true">
        {t('candidates.sort')}
      </Text>
      <Segment label={t('candidates.sort')} value={sort} options={options} onChange={onSort} />
    </Row>
  );
}
