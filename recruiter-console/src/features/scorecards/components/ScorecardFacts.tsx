import type { ScoreSummary } from '@byline/shared-types/domain';
import { FormattedMessage } from 'react-intl';
import { usePercent } from '../usePercent';
import style from './ScorecardFacts.module.css';

interface ScorecardFactsProps {
  rated: number;
  all: number;
  /** The number of colleagues who scored. */
  others: number;
  /** The scores of all recruiters; null while the colleagues' scores are hidden. */
  summary: ScoreSummary | null;
}

/** The user's progress, the number of recruiters who scored, and their scores. */
export function ScorecardFacts({ rated, all, others, summary }: ScorecardFactsProps) {
  const percentOf = usePercent();
  return (
    <>
      <FormattedMessage id={rated === 0 ? 'scorecards.notRated' : 'scorecards.rated'} values={{ rated, all }} />
      {others > 0 && (
        <>
          {' · '}
          {summary ? (
            <FormattedMessage id="scorecards.recruiters" values={{ count: summary.count }} />
          ) : (
            <FormattedMessage id="scorecards.othersScored" values={{ count: others }} />
          )}
        </>
      )}
      {summary && summary.count > 1 && (
        <span className={style.summary}>
          <FormattedMessage
            id="scorecards.summary"
            values={{
              average: percentOf(summary.average),
              lowest: percentOf(summary.lowest),
              highest: percentOf(summary.highest),
            }}
          />
        </span>
      )}
    </>
  );
}
