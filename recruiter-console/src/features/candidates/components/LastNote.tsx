import { plainText } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import { useListNotesQuery } from '../../../api';
import { ScorePill } from '../../../components/ui/Pill';
import { displayName } from '../../../lib/format';
import { messages } from '../messages';

/** The newest note, so that the card says where things stand. */
export function LastNote({ candidateId }: { candidateId: string }) {
  const { currentData } = useListNotesQuery({ filter: { candidateId }, limit: 1, sort: '-createdAt' });
  const note = currentData?.records[0];
  if (!note) return null;
  return (
    <>
      <hr className="rule" />
      <div className="col g4">
        <div className="row">
          <h3 className="t-h">
            <FormattedMessage {...messages.lastNote} />
          </h3>
          <ScorePill score={note.score} />
          <span className="grow" />
          <span className="sub">{formatDay(note.createdAt)}</span>
        </div>
        <p className="sub clamp">
          {note.recruiter && `${displayName(note.recruiter)}: `}“{plainText(note.description)}”
        </p>
      </div>
    </>
  );
}
