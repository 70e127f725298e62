import { MAX_LINE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconAction } from '../../components/ui/IconAction';
import { SavedInput } from '../../components/ui/SavedInput';
import type { Autosave } from '../../lib/autosave/useAutosave';

interface Renamed {
  labels: Autosave;
  /** The field of the name among the labels, and its own name. */
  field: string;
  label: string;
  name: string;
}

/** A name that is changed in its place: the input while it is, and the button that begins it. */
export function useRename({ labels, field, label, name }: Renamed) {
  const t = useT();
  const [renaming, setRenaming] = useState(false);
  const [left, setLeft] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  // A user who leaves the field by a key goes on from its button.
  useEffect(() => {
    if (left) pencil.current?.focus();
  }, [left]);
  const onLeave = (by: 'key' | 'blur'): void => {
    setRenaming(false);
    setLeft(by === 'key');
  };
  const begin = (): void => {
    setLeft(false);
    setRenaming(true);
  };
  return {
    input: renaming && (
      <SavedInput autosave={labels} name={field} label={label} maxLength={MAX_LINE} autoFocus onLeave={onLeave} />
    ),
    button: !renaming && (
      <IconAction icon={Pencil} label={t('scorecardEditor.rename', { name })} onClick={begin} ref={pencil} />
    ),
  };
}
