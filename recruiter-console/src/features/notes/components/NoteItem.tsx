import { formatDay, formatMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useDeleteNoteMutation, type NoteResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Row } from '../../../components/layout/Stack';
import { Edited } from '../../../components/record/Edited';
import { NotMine } from '../../../components/record/NotMine';
import { Avatar } from '../../../components/ui/Avatar';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { ScorePill } from '../../../components/ui/Pill';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { useRemoval } from '../../../lib/useRemoval';
import { useCurrentUser } from '@byline/web-kit/session';
import { NoteForm } from './NoteForm';
import style from './NoteItem.module.css';

/** One note. Editing replaces it with the form. */
export function NoteItem({ note }: { note: NoteResponse }) {
  const t = useT();
  const me = useCurrentUser()._id;
  const removal = useRemoval();
  const [remove] = useDeleteNoteMutation();
  const [editing, setEditing] = useFormShown({ form: 'note', record: note._id });
  const opener = useFocusBack(editing);
  const { recruiter, abilities } = note;
  const name = recruiter ? displayName(recruiter) : t('notes.gone');

  const onRemove = () =>
    removal({
      question: t('notes.removeQuestion'),
      text: t('notes.removeText'),
      action: t('common.delete'),
      remove: () => remove({ id: note._id }),
      done: t('notes.removed'),
    });
  const entries = [
    ...(abilities.update ? [{ id: 'edit', label: t('common.edit'), onClick: () => setEditing(true) }] : []),
    { id: 'delete', label: t('common.delete'), onClick: () => void onRemove() },
  ];
  if (editing && abilities.update) {
    return (
      <li>
        <NoteForm candidateId={note.candidateId} note={note} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className={style.note} data-record={note._id}>
      <Row>
        <Avatar person={recruiter ?? {}} size="small" me={recruiter?._id === me} />
        <Text weight="medium" cut>
          {name}
        </Text>
        <Text tone="muted" title={formatMoment(note.createdAt)}>
          {formatDay(note.createdAt)}
        </Text>
        {note.editedAt && (
          <Text tone="muted" size="small" cut>
            <Edited editedAt={note.editedAt} />
          </Text>
        )}
        <Grow />
        <ScorePill score={note.score} />
        {abilities.delete ? (
          <MoreMenu ref={opener} label={t('notes.more', { name })} entries={entries} />
        ) : (
          <NotMine name={name} />
        )}
      </Row>
      <div className={style.text}>
        <RichText html={note.description} me={me} />
      </div>
    </li>
  );
}
