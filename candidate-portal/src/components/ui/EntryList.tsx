import { Pencil, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOpenForm } from '../../lib/useOpenForm';
import { IconButton, TextButton } from './Button';
import { OpenedForm } from './OpenedForm';
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
  entries: listed,
  addLabel,
  empty,
  editLabel,
  renderEntry,
  renderForm,
}: EntryListProps<Entry>) {
  const form = useOpenForm(OPEN);
  // One that was removed on another device while its form is open stays until that is closed, with what was typed.
  const [edited, setEdited] = useState<Entry | null>(null);
  const there = listed.find(({ _id }) => _id === form.open);
  if (there && there._id !== edited?._id) setEdited(there);
  const gone = !there && edited?._id === form.open ? edited : null;
  const entries = gone ? [gone, ...listed] : listed;
  const has = (id: string | null): boolean => entries.some(({ _id }) => _id === id);
  const open = form.open === NEW || has(form.open) ? form.open : null;
  // The form that had the focus is gone: its entry's button takes it, or the page's button to add.
  const [wasOpen, setWasOpen] = useState(open);
  const [returning, setReturning] = useState<string | null>(null);
  if (wasOpen !== open) {
    setWasOpen(open);
    setReturning(wasOpen);
  }
  const opened = (entry: Entry | null) => (
    <OpenedForm pressed={form.pressed}>{renderForm(entry, form.hide)}</OpenedForm>
  );
  const add = (
    <TextButton icon={Plus} autoFocus={returning !== null && !has(returning)} onClick={() => form.show(NEW)}>
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
          <Boundary>{opened(null)}</Boundary>
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
                <Boundary>{opened(entry)}</Boundary>
              </li>
            ) : (
              <EntryRow
                key={entry._id}
                {...renderEntry(entry)}
                editLabel={editLabel(entry)}
                returning={returning === entry._id}
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
  /** Its form was closed just now. */
  returning: boolean;
  onEdit: () => void;
}

function EntryRow({ title, text, aside, editLabel, returning, onEdit }: EntryRowProps) {
  return (
    <li className={`${entriesStyle.row} ${entriesStyle.short}`}>
      <div>
        <h2>{title}</h2>
        <p className={`${textStyle.small} ${textStyle.secondary}`}>{text}</p>
      </div>
      <span className={`${textStyle.small} ${textStyle.secondary} ${textStyle.nowrap}`}>{aside}</span>
      <IconButton icon={Pencil} label={editLabel} autoFocus={returning} onClick={onEdit} />
    </li>
  );
}
