import type { MergedSaving } from '@byline/web-kit/form';
import { useFormikContext } from 'formik';
import type { FieldWords } from './field-words';
import { MergeConflict } from './MergeConflict';
import { TheirVersion } from './TheirVersion';

interface SaveConflictProps<Stored, Values> {
  /** The save state of the form. */
  saving: MergedSaving<Stored, Values>;
  words: FieldWords<Values>;
  /** The name of the colleague who saved first; "Somebody else" without one, and where several saves lie between. */
  who?: ((theirs: Stored) => string | null) | undefined;
}

/** Inside a form, after a colleague saved first: the user's choices. */
export function SaveConflict<Stored, Values extends object>({ saving, words, who }: SaveConflictProps<Stored, Values>) {
  const { setValues, submitForm } = useFormikContext<Values>();
  const { conflict, merges, settle } = saving;
  if (!conflict) return null;
  const onSave = (values: Values): void => {
    settle();
    void setValues(values).then(submitForm);
  };
  const author = conflict.byOne ? (who?.(conflict.theirs) ?? null) : null;
  const shown = { conflict, words, who: author, onSave };
  return merges ? (
    <MergeConflict key={conflict.attempt} {...shown} onChoose={() => void submitForm()} />
  ) : (
    <TheirVersion key={conflict.attempt} {...shown} />
  );
}
