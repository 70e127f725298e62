import { MAX_TEXT } from '@byline/shared-types/domain';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { CandidateScorecardResponse } from '../../../api';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Rating } from '../../../components/ui/Rating';
import { Text } from '../../../components/ui/Text';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { messages } from '../messages';
import { COMMENT, scoreKey } from '../model';
import style from './Ratings.module.css';

interface RatingsProps {
  categories: CandidateScorecardResponse['categories'];
  autosave: Autosave;
}

/** The items of a card by category, each with its weight and its rating, and a comment on the whole. */
export function Ratings({ categories, autosave }: RatingsProps) {
  const { formatMessage } = useIntl();
  const commentId = useId();
  return (
    <>
      {categories.map((category, index) => (
        <section className={style.category} key={category._id}>
          <div className={style.line}>
            <Text as="h3" weight="semibold" className={style.name}>
              {category.label}
            </Text>
            {index === 0 && (
              <Text tone="muted" size="small">
                <FormattedMessage {...messages.weight} />
                {' · '}
                <FormattedMessage {...messages.rating} />
              </Text>
            )}
          </div>
          {category.items.map((item) => {
            const key = scoreKey(category._id, item._id);
            return (
              <div key={item._id}>
                <div className={style.line}>
                  <span className={style.name}>{item.label}</span>
                  <span className={style.weight}>
                    <FormattedNumber value={item.weight} minimumFractionDigits={1} maximumFractionDigits={2} />
                  </span>
                  <Rating
                    label={item.label}
                    value={Number(autosave.values[key] ?? 0)}
                    onChange={(rating) => autosave.type(key, rating)}
                  />
                </div>
                <AutosaveConflict autosave={autosave} name={key} />
              </div>
            );
          })}
        </section>
      ))}
      <FieldFrame id={commentId} label={formatMessage(messages.comment)}>
        <OutlinedInput
          id={commentId}
          multiline
          minRows={2}
          fullWidth
          value={autosave.values[COMMENT] ?? ''}
          onChange={(event) => autosave.type(COMMENT, event.target.value)}
          onBlur={() => void autosave.flush()}
          slotProps={{ input: { maxLength: MAX_TEXT } }}
        />
      </FieldFrame>
      <AutosaveConflict autosave={autosave} name={COMMENT} />
    </>
  );
}
