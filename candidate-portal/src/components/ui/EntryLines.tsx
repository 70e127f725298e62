import { Pencil, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton, TextButton } from './Button';
import { Dialog } from './Dialog';
import linesStyle from './lines.module.css';
import textStyle from './text.module.css';

interface EntryLinesProps<Entry extends { _id: string }> {
  entries: readonly Entry[];
  addLabel: string;
  editTitle: string;
  editLabel: (entry: Entry) => string;
  renderEntry: (entry: Entry) => { title: ReactNode; text: ReactNode; aside: ReactNode };
  /** The form for a new entry (null) or an existing one. */
  renderForm: (entry: Entry | null, onDone: () => void) => ReactNode;
}

/** Entries in the wizard, one line each. Adding and editing open a dialog, because the wizard is a form itself. */
export function EntryLines<Entry extends { _id: string }>({
  entries,
  addLabel,
  editTitle,
  editLabel,
  renderEntry,
  renderForm,
}: EntryLinesProps<Entry>) {
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  const done = (): void => setEdited(null);
  return (
    <div>
      <ul className={linesStyle.lines}>
        {entries.map((entry) => {
          const { title, text, aside } = renderEntry(entry);
          return (
            <li key={entry._id}>
              <span>
                <span className={textStyle.strong}>{title}</span>, {text}
              </span>
              <span className={linesStyle.together}>
                <span className={`${textStyle.nowrap} ${textStyle.secondary}`}>{aside}</span>
                <IconButton icon={Pencil} smallIcon label={editLabel(entry)} onClick={() => setEdited(entry)} />
              </span>
            </li>
          );
        })}
      </ul>
      <TextButton icon={Plus} onClick={() => setEdited('new')}>
        {addLabel}
      </TextButton>
      {edited && (
        <Dialog title={edited === 'new' ? addLabel : editTitle} onClose={done}>
          {renderForm(edited === 'new' ? null : edited, done)}
        </Dialog>
      )}
    </div>
  );
}
