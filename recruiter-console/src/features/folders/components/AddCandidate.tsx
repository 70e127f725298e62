import { PICKER_SUGGESTIONS, SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListCandidatesQuery } from '../../../api';
import { Picker } from '../../../components/ui/fields/Picker';
import { displayName } from '../../../lib/format';
import { useDebounced } from '../../../lib/useDebounced';
import { messages } from '../messages';
import style from './AddCandidate.module.css';
import type { FolderCandidate } from './folder-columns';

/** Finds a candidate by name on the server, four suggestions at most; who is chosen is put in the folder. */
export function AddCandidate({ onAdd }: { onAdd: (candidate: FolderCandidate) => void }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [text, setText] = useState('');
  // Another key empties the box for the next one.
  const [round, setRound] = useState(0);
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const { currentData, isFetching } = useListCandidatesQuery(
    { search, limit: PICKER_SUGGESTIONS, fields: ['firstname', 'name', 'email'], sort: ['name'] },
    { skip: search === '' },
  );
  const found = search === '' ? [] : (currentData?.records ?? []);
  const label = formatMessage(messages.addCandidate);
  return (
    <div className={style.add}>
      <Picker
        key={round}
        id={id}
        label={label}
        placeholder={label}
        options={found.map((candidate) => ({
          value: candidate._id,
          label: `${displayName(candidate)} · ${candidate.email}`,
        }))}
        value={[]}
        onSearch={setText}
        loading={isFetching}
        onChange={([chosen]) => {
          const candidate = found.find(({ _id }) => _id === chosen);
          if (!candidate) return;
          setText('');
          setRound(round + 1);
          onAdd(candidate);
        }}
      />
    </div>
  );
}
