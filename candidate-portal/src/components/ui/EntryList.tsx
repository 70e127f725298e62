import { useState, type ReactNode } from 'react';
import { IconButton, TextButton } from './Button';
import { Boundary } from './States';

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
  const [open, setOpen] = useState<string | null>(null);
  // The form that had the focus is gone: the page's button to add takes it.
  const [returning, setReturning] = useState(false);
  const done = (): void => {
    setOpen(null);
    setReturning(true);
  };
  const add = (
    <TextButton icon="plus" autoFocus={returning} onClick={() => setOpen(NEW)}>
      {addLabel}
    </TextButton>
  );
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        {open === null && entries.length > 0 && add}
      </div>
      {open === NEW && (
        <div className="sheet entry-form">
          <Boundary>{renderForm(null, done)}</Boundary>
        </div>
      )}
      {entries.length === 0 && open === null && (
        <section className="sheet empty" aria-labelledby="none">
          <h2 id="none">{empty.title}</h2>
          <p className="lead">{empty.text}</p>
          {add}
        </section>
      )}
      {entries.length > 0 && (
        <ul className="sheet">
          {entries.map((entry) =>
            open === entry._id ? (
              <li className="entry-form" key={entry._id}>
                <Boundary>{renderForm(entry, done)}</Boundary>
              </li>
            ) : (
              <EntryRow
                key={entry._id}
                {...renderEntry(entry)}
                editLabel={editLabel(entry)}
                onEdit={() => setOpen(entry._id)}
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
    <li className="app entry">
      <div>
        <h2>{title}</h2>
        <p className="small soft">{text}</p>
      </div>
      <span className="small soft num">{aside}</span>
      <IconButton icon="pencil" label={editLabel} onClick={onEdit} />
    </li>
  );
}
