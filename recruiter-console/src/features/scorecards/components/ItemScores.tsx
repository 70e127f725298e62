import { summaryOf } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import clsx from 'clsx';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { UNKNOWN, type Assessment } from '../model';
import { useNameOf } from '../useNameOf';
import style from './ItemScores.module.css';

/** Heads the columns of `ItemScores` with the recruiters. */
export function ItemScoresHead({ colleagues }: { colleagues: readonly Assessment[] }) {
  const nameOf = useNameOf();
  return (
    <span className={clsx(style.scores, style.columns)} aria-hidden="true">
      {colleagues.map((colleague, index) => (
        <span key={index} className={style.column} title={nameOf(colleague)}>
          <Avatar person={colleague.recruiter ?? UNKNOWN} size="small" />
        </span>
      ))}
      <Text tone="muted" size="small" className={style.average}>
        <FormattedMessage id="scorecards.average" />
      </Text>
    </span>
  );
}

interface ItemScoresProps {
  item: string;
  /** The key of the item among the scores. */
  name: string;
  mine: number | null;
  colleagues: readonly Assessment[];
  /** True for columns with heads. Otherwise each score shows its recruiter. */
  inColumns: boolean;
}

/** The colleagues' scores on one item, with average and range including the user's score. */
export function ItemScores({ item, name, mine, colleagues, inColumns }: ItemScoresProps) {
  const t = useT();
  const nameOf = useNameOf();
  const scores = colleagues.map((colleague) => colleague.scores[name] ?? null);
  const summary = summaryOf([mine, ...scores]);
  return (
    <ul className={clsx(style.scores, inColumns && style.columns)} aria-label={t('scorecards.othersOn', { item })}>
      {colleagues.map((colleague, index) => {
        const score = scores[index] ?? null;
        const said = score === null ? 'scorecards.noScoreOf' : 'scorecards.scoreOf';
        return (
          <li key={index} className={clsx(inColumns && style.column)} title={nameOf(colleague)}>
            {!inColumns && <Avatar person={colleague.recruiter ?? UNKNOWN} size="small" />}
            <span aria-hidden="true">{score ?? '–'}</span>
            <span className={visuallyHidden}>{t(said, { name: nameOf(colleague), score })}</span>
          </li>
        );
      })}
      <li className={style.average}>{summary && summary.count > 1 && <Average {...summary} short={inColumns} />}</li>
    </ul>
  );
}

interface AverageProps {
  average: number;
  lowest: number;
  highest: number;
  /** True for the figure alone, where a head explains it. */
  short: boolean;
}

function Average({ average, lowest, highest, short }: AverageProps) {
  const figure = <FormattedNumber value={average} minimumFractionDigits={1} maximumFractionDigits={1} />;
  const words = <FormattedMessage id="scorecards.itemAverage" values={{ average: figure }} />;
  return (
    <>
      <Text weight="semibold" aria-hidden={short} className={style.figure}>
        {short ? figure : words}
      </Text>
      {short && <span className={visuallyHidden}>{words}</span>}
      {lowest < highest && (
        <>
          {' '}
          <Text tone="muted" size="small" aria-hidden="true">
            {lowest}–{highest}
          </Text>
          <span className={visuallyHidden}>
            <FormattedMessage id="scorecards.itemSpread" values={{ lowest, highest }} />
          </span>
        </>
      )}
    </>
  );
}
