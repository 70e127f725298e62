import type { Conflict } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../Banner';
import { AppDialog } from '../dialogs/AppDialog';
import { Text } from '../Text';
import type { FieldWords } from './field-words';
import style from './MergeConflict.module.css';
import { MergedFields } from './MergedFields';

interface MergeConflictProps<Stored, Values> {
  conflict: Conflict<Stored, Values>;
  words: FieldWords<Values>;
  who: string | null;
  onSave: (values: Values) => void;
  /** Submits the form again, so the dialog includes later changes. */
  onChoose: () => void;
}

/**
 * For a form that merges: a banner and a dialog, in which the user chooses between two values for each conflicting
 * field. Then the form saves.
 */
export function MergeConflict<Stored, Values extends object>({
  conflict,
  words,
  who,
  onSave,
  onChoose,
}: MergeConflictProps<Stored, Values>) {
  const t = useT();
  const [open, setOpen] = useState(true);
  const [theirs, setTheirs] = useState<ReadonlySet<keyof Values>>(new Set());
  const { both, base, merged, theirValues } = conflict;
  const count = both.length;
  const name = who ?? t('merge.somebody');
  const pick = (field: keyof Values, their: boolean): void => {
    const next = new Set(theirs);
    if (their) next.add(field);
    else next.delete(field);
    setTheirs(next);
  };
  const save = (): void => {
    setOpen(false);
    onSave({ ...merged, ...Object.fromEntries([...theirs].map((field) => [field, theirValues[field]])) });
  };
  return (
    <>
      <Banner
        action={
          <Button size="small" onClick={onChoose}>
            <FormattedMessage id="merge.choose" />
          </Button>
        }
      >
        <FormattedMessage id="merge.banner" values={{ who: name, count }} />
      </Banner>
      <AppDialog
        open={open}
        width={600}
        title={<FormattedMessage id="merge.title" values={{ count }} />}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>
              <FormattedMessage id="merge.back" />
            </Button>
            <Button variant="contained" color="primary" autoFocus onClick={save}>
              <FormattedMessage id="merge.save" />
            </Button>
          </>
        }
      >
        <Text as="p" tone="muted">
          <FormattedMessage id="merge.text" values={{ who: name }} />
        </Text>
        {both.map((field) => (
          <Choice
            key={String(field)}
            name={String(field)}
            label={words.label(field)}
            was={words.text(base, field)}
            mine={words.text(merged, field)}
            theirs={words.text(theirValues, field)}
            who={name}
            takesTheirs={theirs.has(field)}
            onPick={(their) => pick(field, their)}
          />
        ))}
        <MergedFields merge={conflict} words={words} who={name} />
      </AppDialog>
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  was: string;
  mine: string;
  theirs: string;
  who: string;
  takesTheirs: boolean;
  onPick: (theirs: boolean) => void;
}

const Empty = () => (
  <Text tone="muted">
    <FormattedMessage id="merge.empty" />
  </Text>
);

/** One field: the user's and the colleague's value side by side, and the original value. */
function Choice({ name, label, was, mine, theirs, who, takesTheirs, onPick }: ChoiceProps) {
  const sides = [
    { their: false, title: <FormattedMessage id="merge.mine" />, value: mine },
    { their: true, title: who, value: theirs },
  ];
  return (
    <fieldset className={style.field}>
      <legend>
        <Text weight="medium">{label}</Text>{' '}
        <Text size="small" tone="muted">
          <FormattedMessage id="merge.was" values={{ value: was || <Empty /> }} />
        </Text>
      </legend>
      <div className={style.sides}>
        {sides.map(({ their, title, value }) => (
          <label key={String(their)} className={style.side}>
            <input type="radio" name={`merge-${name}`} checked={takesTheirs === their} onChange={() => onPick(their)} />
            <span className={style.value}>
              <Text size="small" tone="muted">
                {title}
              </Text>
              <Text asTyped as="p">
                {value || <Empty />}
              </Text>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
