import { bothOf, type Conflict } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../Button';
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
 * field, or joins two lists. Then the form saves.
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
  const [picked, setPicked] = useState<ReadonlyMap<keyof Values, Side>>(new Map());
  const { both, base, merged, theirValues } = conflict;
  const count = both.length;
  const name = who ?? t('merge.somebody');
  const valueOf = (field: keyof Values, side: Side): unknown => {
    if (side === 'together') return bothOf(conflict, field);
    return side === 'theirs' ? theirValues[field] : merged[field];
  };
  const save = (): void => {
    setOpen(false);
    onSave({ ...merged, ...Object.fromEntries([...picked].map(([field, side]) => [field, valueOf(field, side)])) });
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
            together={bothOf(conflict, field) && words.text({ ...merged, [field]: bothOf(conflict, field) }, field)}
            who={name}
            picked={picked.get(field) ?? 'mine'}
            onPick={(side) => setPicked(new Map(picked).set(field, side))}
          />
        ))}
        <MergedFields merge={conflict} words={words} who={who ?? 'none'} />
      </AppDialog>
    </>
  );
}

type Side = 'mine' | 'theirs' | 'together';

interface ChoiceProps {
  name: string;
  label: string;
  was: string;
  mine: string;
  theirs: string;
  /** Two lists as one. */
  together: string | undefined;
  who: string;
  picked: Side;
  onPick: (side: Side) => void;
}

const Empty = () => (
  <Text tone="muted">
    <FormattedMessage id="merge.empty" />
  </Text>
);

/** One field: the user's and the colleague's value side by side, a list of both, and the original value. */
function Choice({ name, label, was, mine, theirs, together, who, picked, onPick }: ChoiceProps) {
  const sides = [
    { side: 'mine', title: <FormattedMessage id="merge.mine" />, value: mine },
    { side: 'theirs', title: who, value: theirs },
    ...(together === undefined
      ? []
      : [{ side: 'together', title: <FormattedMessage id="merge.together" />, value: together } as const]),
  ] as const;
  return (
    <fieldset className={style.field}>
      <legend>
        <Text weight="medium">{label}</Text>{' '}
        <Text size="small" tone="muted">
          <FormattedMessage id="merge.was" values={{ value: was || <Empty /> }} />
        </Text>
      </legend>
      <div className={style.sides}>
        {sides.map(({ side, title, value }) => (
          <label key={side} className={style.side}>
            <input type="radio" name={`merge-${name}`} checked={picked === side} onChange={() => onPick(side)} />
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
