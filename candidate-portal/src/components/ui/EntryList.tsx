import { Pencil, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOpenForm } from '../../lib/useOpenForm';
import { IconButton, TextButton } from './Button';
import { Boundary } from './States';
import layoutStyle from '../layout/layout.module.css';
import entriesStyle from './entries.module.css';
import textStyle from './text.module.css';

interface EntryListProps<Entry extends { _id: string }> {
  title: string;
  entries: readonly Entry[];
  addLabel: string;
  empty: { title: string; text: string };
  editLabel: (entry: Entry) => string;
  renderEntry: (entry: Entry) => { title: ReactNode; text: ReactNode; aside?: ReactNode };
  /** The form for a new entry (null) or an existing one. */
  renderForm: (entry: Entry | null, onDone: () => void) => ReactNode;
}

/** The parameter of the address that says which form is open; the draft of the form names it. */
export const OPEN = 'open';
/** Stands for the entry that does not exist yet; no id looks like it. */
const NEW = 'new';

/** A page of entries (work, education, links): each edited in place, a new one on top, one form at a time. */
export function EntryList<Entry extends { _id: string }>({
  title,
  entries,
  addLabel,
  empty,
  editLabel,
  renderEntry,
  renderForm,
}: EntryListProps<Entry>) {
  const form = useOpenForm(OPEN);
  const open = form.open === NEW || entries.some(({ _id }) => _id === form.open) ? form.open : null;
  // The form that had the focus is gone: the page's button to add takes it.
  const [returning, setReturning] = useState(false);
  const done = (): void => {
    form.hide();
    setReturning(true);
  };
  const add = (
    <TextButton icon={Plus} autoFocus={returning} onClick={() => form.show(NEW)}>
      {addLabel}
    </TextButton>
  );
  return (
    <>
      <div className={entriesStyle.head}>
        <h1>{title}</h1>
        {open === null && entries.length > 0 && add}
      </div>
      {open === NEW && (
        <div className={`${layoutStyle.sheet} ${entriesStyle.form}`}>
          <Boundary>{renderForm(null, done)}</Boundary>
        </div>
      )}
      {entries.length === 0 && open === null && (
        <section className={`${layoutStyle.sheet} ${layoutStyle.empty}`} aria-labelledby="none">
          <h2 id="none">{empty.title}</h2>
          <p className={textStyle.lead}>{empty.text}</p>
          {add}
        </section>
      )}
      {entries.length > 0 && (
        <ul className={layoutStyle.sheet}>
          {entries.map((entry) =>
            open === entry._id ? (
              <li className={entriesStyle.form} key={entry._id}>
                <Boundary>{renderForm(entry, done)}</Boundary>
              </li>
            ) : (
              <EntryRow
                key={entry._id}
                {...renderEntry(entry)}
                editLabel={editLabel(entry)}
                onEdit={() => form.show(entry._id)}
              />
            ),
          )}
        </ul>
      )}
    </>
  );
}

interface EntryRowProps {
  title: ReactNode;
  text: ReactNode;
  aside?: ReactNode;
  editLabel: string;
  onEdit: () => void;
}

function EntryRow({ title, text, aside, editLabel, onEdit }: EntryRowProps) {
  return (
    <li className={`${entriesStyle.row} ${entriesStyle.short}`}>
      <div>
        <h2>{title}</h2>
        <p className={`${textStyle.small} ${textStyle.secondary}`}>{text}</p>
      </div>
      <span className={`${textStyle.small} ${textStyle.secondary} ${textStyle.nowrap}`}>{aside}</span>
      <IconButton icon={Pencil} label={editLabel} onClick={onEdit} />
    </li>
  );
}
