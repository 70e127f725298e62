import { MAX_LINE } from '@byline/shared-types/domain';
import { Search } from 'lucide-react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { useSearchText } from '../../../lib/list-state/useSearchText';
import style from './NameInput.module.css';

interface NameInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Filters by a part of a name. */
export function NameInput({ label, value, onChange }: NameInputProps) {
  const id = useId();
  const [text, type] = useSearchText(value, onChange);
  return (
    <div className={style.name}>
      <FieldFrame id={id} label={label}>
        <OutlinedInput
          id={id}
          fullWidth
          type="search"
          value={text}
          startAdornment={<Search />}
          onChange={(event) => type(event.target.value)}
          slotProps={{ input: { maxLength: MAX_LINE } }}
        />
      </FieldFrame>
    </div>
  );
}
