import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CandidatePicker, type PickedCandidate } from '../../../components/people/CandidatePicker';
import { messages } from '../messages';
import style from './AddCandidate.module.css';

/** Who is chosen is put in the folder. */
export function AddCandidate({ onAdd }: { onAdd: (candidate: PickedCandidate) => void }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const label = formatMessage(messages.addCandidate);
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
