import type { MergeSide } from '@byline/shared-types/domain';
import { Text } from '../../../components/ui/Text';
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
