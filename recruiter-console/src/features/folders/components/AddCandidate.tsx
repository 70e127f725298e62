import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { CandidatePicker, type PickedCandidate } from '../../../components/people/CandidatePicker';
import { messages } from '../messages';
import style from './AddCandidate.module.css';

/** Who is chosen is put in the folder. */
export function AddCandidate({ onAdd }: { onAdd: (candidate: PickedCandidate) => void }) {
  const { formatMessage } = useIntl();
  const id = useId();
  // Another key empties the box for the next one.
  const [round, setRound] = useState(0);
  const label = formatMessage(messages.addCandidate);
  return (
    <div className={style.add}>
      <CandidatePicker
        key={round}
        id={id}
        label={label}
        placeholder={label}
        value={null}
        onChange={(candidate) => {
          if (!candidate) return;
          setRound(round + 1);
          onAdd(candidate);
        }}
      />
    </div>
  );
}
