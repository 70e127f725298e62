import { Pencil, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOpenForm } from '../../lib/useOpenForm';
import { IconButton, TextButton } from './Button';
import { OpenedForm } from './OpenedForm';
import { Boundary } from './States';
import { Waits } from './Waits';
import layoutStyle from '../layout/layout.module.css';
import entriesStyle from './entries.module.css';
import textStyle from './text.module.css';

interface EntryListProps<Entry extends { _id: string }> {
  title: string;
  entries: readonly Entry[];
  addLabel: string;
  /** The name of the form in its drafts. */
  draftForm: string;
  empty: { title: string; text: string };
  editLabel: (entry: Entry) => string;
  renderEntry: (entry: Entry) => { title: ReactNode; text: ReactNode; aside?: ReactNode };
  /** The form for a new entry (null) or an existing one. */
  renderForm: (entry: Entry | null, onDone: () => void) => ReactNode;
}

/** The query parameter that says which form is open; the form's draft names it. */
export const OPEN = 'open';
/** The value of the parameter for a new entry; no id can have it. */
const NEW = 'new';

/** A page of entries (work, education, links). Each is edited in place, a new one is added on top, and one form is open at a time. */
export function EntryList<Entry extends { _id: string }>({
  title,
  entries: listed,
  addLabel,
  draftForm,
  empty,
  editLabel,
  renderEntry,
  renderForm,
}: EntryListProps<Entry>) {
  const form = useOpenForm(OPEN);
  // If another device removes the entry of the open form, the entry and the typed text stay until the form closes.
  const [edited, setEdited] = useState<Entry | null>(null);
  const there = listed.find(({ _id }) => _id === form.open);
  if (there && there._id !== edited?._id) setEdited(there);
  const gone = !there && edited?._id === form.open ? edited : null;
  const entries = gone ? [gone, ...listed] : listed;
  const has = (id: string | null): boolean => entries.some(({ _id }) => _id === id);
  const open = form.open === NEW || has(form.open) ? form.open : null;
  // When a form closes, its entry's button takes the focus, or the page's add button if there is no such entry.
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
      {open !== NEW && <Waits draft={{ form: draftForm, record: '' }} isNew onOpen={() => form.show(NEW)} />}
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
                waits={<Waits draft={{ form: draftForm, record: entry._id }} onOpen={() => form.show(entry._id)} />}
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
  waits: ReactNode;
  /** Whether the entry's form has just closed, so that its button takes the focus. */
  returning: boolean;
  onEdit: () => void;
}

function EntryRow({ title, text, aside, editLabel, waits, returning, onEdit }: EntryRowProps) {
  return (
    <li className={`${entriesStyle.row} ${entriesStyle.short}`}>
      <div>
        <h2>{title}</h2>
        <p className={`${textStyle.small} ${textStyle.secondary}`}>{text}</p>
        {waits}
      </div>
      <span className={`${textStyle.small} ${textStyle.secondary} ${textStyle.nowrap}`}>{aside}</span>
      <IconButton icon={Pencil} label={editLabel} autoFocus={returning} onClick={onEdit} />
    </li>
  );
}
