import { useT } from '@byline/web-kit/i18n';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { CandidateScorecardResponse } from '../../../api';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Rating } from '../../../components/ui/Rating';
import { SavedText } from '../../../components/ui/SavedText';
import { Text } from '../../../components/ui/Text';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { useWidth } from '../../../lib/useWidth';
import { COMMENT, scoreKey, type Assessment } from '../model';
import { ItemScores, ItemScoresHead } from './ItemScores';
import { useMedia } from '../../../lib/useMedia';
import style from './Ratings.module.css';

/** Widths in px: name, weight and average of a line, its five cells, and one column for each colleague. */
const ROOM = { line: 218, cells: 132, touchCells: 222, colleague: 28 };

interface RatingsProps {
  categories: CandidateScorecardResponse['categories'];
  autosave: Autosave;
  /** Colleagues whose scores appear: in columns if there is room, or else below each item. */
  colleagues: readonly Assessment[];
}

/** The items of a card by category, each with its weight and ratings, and the user's comment. */
export function Ratings({ categories, autosave, colleagues }: RatingsProps) {
  const t = useT();
  const commentId = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const cells = useMedia('(pointer: coarse)') ? ROOM.touchCells : ROOM.cells;
  const inColumns = colleagues.length > 0 && width >= ROOM.line + cells + ROOM.colleague * colleagues.length;
  return (
    <>
      <div className={style.categories} ref={box}>
        {categories.map((category, index) => (
          <section className={style.category} key={category._id}>
            <div className={style.line}>
              <Text as="h3" weight="semibold" className={style.name}>
                {category.label}
              </Text>
              {index === 0 && (
                <Text tone="muted" size="small">
                  <FormattedMessage id="scorecards.weight" />
                  {' · '}
                  <FormattedMessage id="scorecards.rating" />
                </Text>
              )}
              {inColumns && <ItemScoresHead colleagues={colleagues} />}
            </div>
            {category.items.map((item) => {
              const key = scoreKey(category._id, item._id);
              const rating = Number(autosave.values[key] ?? 0);
              const others = colleagues.length > 0 && (
                <ItemScores
                  item={item.label}
                  name={key}
                  mine={rating || null}
                  colleagues={colleagues}
                  inColumns={inColumns}
                />
              );
              return (
                <div key={item._id}>
                  <div className={style.line}>
                    <span className={style.name}>{item.label}</span>
                    <span className={style.weight}>
                      <FormattedNumber value={item.weight} minimumFractionDigits={1} maximumFractionDigits={2} />
                    </span>
                    <Rating label={item.label} value={rating} onChange={(value) => autosave.type(key, value)} />
                    {inColumns && others}
                  </div>
                  {!inColumns && others}
                  <AutosaveConflict autosave={autosave} name={key} mine />
                </div>
              );
            })}
          </section>
        ))}
      </div>
      <FieldFrame id={commentId} label={t('scorecards.comment')}>
        <SavedText id={commentId} autosave={autosave} name={COMMENT} minRows={2} />
      </FieldFrame>
      <AutosaveConflict autosave={autosave} name={COMMENT} mine />
    </>
  );
}
