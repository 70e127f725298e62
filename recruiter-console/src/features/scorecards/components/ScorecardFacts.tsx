import type { ScoreSummary } from '@byline/shared-types/domain';
import { FormattedMessage } from 'react-intl';
import { usePercent } from '../usePercent';
import style from './ScorecardFacts.module.css';

interface ScorecardFactsProps {
  rated: number;
  all: number;
  /** Colleagues who scored. */
  others: number;
  /** Of all of us; null while what the others gave is kept back. */
  summary: ScoreSummary | null;
}

/** Below the name of a card: how far I am, how many scored, and with how much. */
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
