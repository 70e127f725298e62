import type { MergeSide } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import type { CandidateResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import style from './ChoiceRow.module.css';

interface ChoiceRowProps {
  name: string;
  label: string;
  words: readonly [older: string, newer: string];
  side: MergeSide;
  /** Null: the value is fixed. */
  onPick: ((side: MergeSide) => void) | null;
}

/** The two values of a field, of which one stays. */
export const ChoiceRow = ({ name, label, words, side, onPick }: ChoiceRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {(['older', 'newer'] as const).map((one, index) => {
      const value = (
        <Text {...(one === side ? { weight: 'medium' } : { tone: 'muted' })} className={style.value}>
          {words[index]}
        </Text>
      );
      return (
        <td key={one}>
          {onPick ? (
            <label className={style.choice}>
              <input
                type="radio"
                name={`duplicate-${name}`}
                aria-label={`${label}: ${words[index] ?? ''}`}
                checked={one === side}
                onChange={() => onPick(one)}
              />
              {value}
            </label>
          ) : (
            value
          )}
        </td>
      );
    })}
  </tr>
);

interface StaysChoiceProps {
  person: CandidateResponse;
  isChosen: boolean;
  onChoose: () => void;
}

/** The choice of the candidate who stays, in the head of their column. */
export function StaysChoice({ person, isChosen, onChoose }: StaysChoiceProps) {
  const t = useT();
  return (
    <label className={style.choice}>
      <input
        type="radio"
        name="duplicate-stays"
        aria-label={`${t('duplicates.stays')}: ${displayName(person)}, ${person.email}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <Text {...(isChosen ? { weight: 'medium' } : { tone: 'muted' })}>{t('duplicates.stays')}</Text>
    </label>
  );
}
