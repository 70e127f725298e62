import { useT } from '@byline/web-kit/i18n';
import { useId } from 'react';
import { CandidatePicker, type PickedCandidate } from '../../../components/people/CandidatePicker';
import style from './AddCandidate.module.css';

/** Puts the chosen candidate in the folder. */
export function AddCandidate({ onAdd }: { onAdd: (candidate: PickedCandidate) => void }) {
  const t = useT();
  const id = useId();
  const label = t('folders.addCandidate');
  return (
    <div className={style.add}>
      <CandidatePicker
        id={id}
        label={label}
        placeholder={label}
        value={null}
        onChange={(candidate) => {
          if (candidate) onAdd(candidate);
        }}
      />
    </div>
  );
}
