import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { CandidateScorecardResponse } from '../../../api';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { Text } from '../../../components/ui/Text';
import { colleaguesOn, scoreKey, standingOf, type Assessment } from '../model';
import { useNameOf } from '../useNameOf';
import { usePercent } from '../usePercent';
import style from './ScorecardsOnPaper.module.css';

/** Each card with all its items: the user's ratings, and the colleagues' ratings once the user has rated. */
export const ScorecardsOnPaper = ({ cards }: { cards: readonly CandidateScorecardResponse[] }) =>
  cards.map((card) => <CardOnPaper key={card._id} card={card} />);

function CardOnPaper({ card }: { card: CandidateScorecardResponse }) {
  const t = useT();
  const me = useCurrentUser();
  const nameOf = useNameOf();
  const percentText = usePercent();
  const { label, categories, scores, comment } = card;
  const { all, rated, percent } = standingOf(categories, scores);
  const mine: Pick<Assessment, 'recruiter' | 'scores' | 'comment' | 'percent'> = {
    recruiter: me,
    scores,
    comment,
    percent,
  };
  // Leaves out the colleagues' scores until the user has rated (docs/domain/assessment.md#several-recruiters).
  const shown = [mine, ...(rated > 0 ? colleaguesOn(card, me._id) : [])];
  return (
    <PaperEntry title={label} facts={[t('scorecards.rated', { rated, all })]}>
      <table className={style.ratings}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('scorecards.weight')}</th>
            {shown.map((one, index) => (
              <th scope="col" key={index}>
                {nameOf(one)}
              </th>
            ))}
          </tr>
        </thead>
        {categories.map((category) => (
          <tbody key={category._id}>
            <tr>
              <th scope="rowgroup" colSpan={shown.length + 2}>
                {category.label}
              </th>
            </tr>
            {category.items.map((item) => (
              <tr key={item._id}>
                <th scope="row">{item.label}</th>
                <td>
                  <FormattedNumber value={item.weight} minimumFractionDigits={1} maximumFractionDigits={2} />
                </td>
                {shown.map((one, index) => (
                  <td key={index}>{one.scores[scoreKey(category._id, item._id)] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              <FormattedMessage id="scorecards.score" />
            </th>
            {shown.map((one, index) => (
              <td key={index}>{one.percent === null ? '–' : percentText(one.percent)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {shown.map(
        (one, index) =>
          one.comment && (
            <Text as="p" asTyped key={index}>
              <Text weight="medium">{nameOf(one)}</Text> {one.comment}
            </Text>
          ),
      )}
    </PaperEntry>
  );
}
