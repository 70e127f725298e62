import { useT } from '@byline/web-kit/i18n';
import type { CandidateResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import style from './ChoiceRow.module.css';

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
