import { useAddressParams } from '@byline/web-kit/address';
import { formatMoment, formatTime } from '@byline/web-kit/dates';
import { saveFile } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs, visuallyHidden } from '@byline/web-kit/ui';
import { createElement, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';
import type { HistoryEntryDto } from '../../../api';
import { filePath } from '../../../api/file-bytes';
import { useWork } from '../../../components/jobs/times';
import { Avatar } from '../../../components/ui/Avatar';
import { ScorePill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { addressOf, iconOf } from '../model';
import { FieldChanges, StageChange } from './Changes';
import style from './Entry.module.css';

interface EntryProps {
  candidateId: string;
  entry: HistoryEntryDto;
}

/** One entry: its time, its act with a link to the record, the first words, and its author. */
export function Entry({ candidateId, entry }: EntryProps) {
  const t = useT();
  const workText = useWorkText();
  const { at, undelivered } = entry;
  const moved = movedText(entry) ?? workText(entry);
  const text = undelivered
    ? t(`conversations.undelivered.${undelivered.kind}`, { address: undelivered.address })
    : (moved ?? entry.text);
  return (
    <li className={style.entry}>
      <time className={style.time} dateTime={at}>
        {formatTime(at)}
      </time>
      <span className={style.ring} data-failed={entry.act === 'mail_failed' || undefined}>
        {createElement(iconOf(entry), { size: 14 })}
      </span>
      <div className={style.what}>
        <What candidateId={candidateId} entry={entry} />
        {text && (
          <Text as="p" tone="muted" cut={moved === undefined} title={text} dir="auto">
            {text}
          </Text>
        )}
      </div>
      <Who entry={entry} />
    </li>
  );
}

/** The old and the new start of a moved appointment. */
function movedText({ act, changes }: HistoryEntryDto): string | undefined {
  const { from, to } = changes[0] ?? {};
  if (act !== 'appointment_moved' || !from || !to) return undefined;
  return `${formatMoment(String(from))} → ${formatMoment(String(to))}`;
}

/** Lets lines break only between the days and the days a week; browsers also break after a dash, unless a word joiner follows. */
const inWhole = (work: string): string =>
  work
    .split(' · ')
    .map((part) => part.replaceAll(' ', '\u00A0').replace('–', '–\u2060'))
    .join(' ·\u00A0');

/** The own period of work of an application before and after an act. */
function useWorkText() {
  const t = useT();
  const work = useWork();
  return ({ changes }: HistoryEntryDto): string | undefined => {
    const changed = changes.find(({ field }) => field === 'work')?.work;
    if (!changed) return undefined;
    return [changed.from, changed.to]
      .map((one) => (one ? inWhole(work(one)) : t('timeline.workOfJob')))
      .join(' →\u00A0');
  };
}

function What({ candidateId, entry }: EntryProps) {
  const { act, score, answered, asked, changes } = entry;
  if (act === 'stage') return <StageChange changes={changes} />;
  if (act === 'change') return <FieldChanges changes={changes} />;
  const figure = score !== null && act !== 'note' && (
    <Text weight="semibold">
      <FormattedNumber
        {...(act === 'score' ? { value: score / 100, style: 'percent' } : { value: score, minimumFractionDigits: 1 })}
      />
    </Text>
  );
  return (
    <span className={style.act}>
      <FormattedMessage
        id={`timeline.act.${act}`}
        values={{ title: <Title {...{ candidateId, entry }} />, score: figure }}
      />
      {act === 'merged' && <MergesLink />}
      {act === 'test' && <> {figure}</>}
      {asked !== null && (
        <Text tone="muted">
          {' · '}
          <FormattedMessage id="interviews.answered" values={{ answered: answered ?? 0, asked }} />
        </Text>
      )}
      {act === 'note' && score !== null && <ScorePill score={score} />}
    </span>
  );
}

/** Leads to the merges, to undo one. */
const MergesLink = () => (
  <>
    {' · '}
    <Link className={style.link} to="/settings/duplicates?state=different">
      <FormattedMessage id="duplicates.see" />
    </Link>
  </>
);

/** Acts of notes, which have no title. */
const NOTES: readonly string[] = ['note', 'note_changed'];

/** The record's name, as a link where the record has a place. */
function Title({ candidateId, entry }: EntryProps): ReactNode {
  const t = useT();
  const [params] = useAddressParams();
  const { showError } = useDialogs();
  const { kind, recordId } = entry;
  const title = entry.title ?? (NOTES.includes(entry.act) ? t('timeline.note') : '');
  if (!title) return null;
  if (kind === 'file' && recordId)
    return (
      <button
        type="button"
        className={style.link}
        onClick={() => void saveFile(filePath({ id: candidateId, fileId: recordId }), title).catch(showError)}
      >
        {title}
      </button>
    );
  const address = addressOf(entry, params);
  return address ? (
    <Link className={style.link} to={address} dir="auto">
      {title}
    </Link>
  ) : (
    <Text weight="medium" dir="auto">
      {title}
    </Text>
  );
}

function Who({ entry: { who } }: Pick<EntryProps, 'entry'>) {
  const t = useT();
  const me = useCurrentUser()._id;
  if (!who) return <span className={style.who} />;
  if (who.type === 'system' || who.type === 'mail_server')
    return (
      <Text tone="muted" className={style.who}>
        {t(`timeline.${who.type}`)}
      </Text>
    );
  const name = displayName(who) || t('notes.gone');
  return (
    <span className={style.who} title={name}>
      {who.firstname && <Avatar person={who} size="small" me={who._id === me} />}
      <span aria-hidden="true">{who.firstname ?? name}</span>
      <span className={visuallyHidden}>{name}</span>
    </span>
  );
}
