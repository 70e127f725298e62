import { formatMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import Checkbox from '@mui/material/Checkbox';
import clsx from 'clsx';
import { Check, ListChecks, Phone, User } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { ChangeMark } from '../../../components/ui/ChangeMark';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { usePhone } from '../../../lib/usePhone';
import { dotted, dueOf } from '../model';
import style from './TaskLine.module.css';

const ICONS = { todo: ListChecks, call: Phone };

/** The second click of a double click would open the task again. */
const ignoreDoubleClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

interface TitleLinkProps {
  to: string;
  /** Opens the task beside the list; a click for another tab or window follows the link. */
  onOpen?: () => void;
  'aria-current'?: boolean;
}

interface TaskLineProps {
  task: TaskResponse;
  /** The clock of its list. */
  now: Date;
  onTick: (completed: boolean) => void;
  title: { onClick: () => void; 'aria-expanded': boolean } | TitleLinkProps;
  /** True below the head of a group: a task of today then shows only its time, and the line links to the candidate's profile. */
  inGroups?: boolean;
  /** Content beside the task. */
  children?: ReactNode;
}

function TitleLink({ onOpen, ...link }: TitleLinkProps & { className: string; children: string }) {
  const onClick = (event: MouseEvent): void => {
    if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return <Link {...link} onClick={onClick} />;
}

/** A task in two lines: check box, title and deadline; then its type, its candidate and its assignee. */
export function TaskLine({ task, now, onTick, title, inGroups = false, children }: TaskLineProps) {
  const t = useT();
  const me = useCurrentUser()._id;
  const { type, completed, candidate } = task;
  const [assignee] = task.assigned;
  const phone = usePhone();
  const Icon = ICONS[type];
  const due = dueOf(task, now);
  const titleStyle = clsx(style.title, completed && style.finished);
  return (
    <div className={style.line}>
      <Checkbox
        checked={completed}
        icon={<span className={style.mark} />}
        checkedIcon={
          <span className={clsx(style.mark, style.done)}>
            <Check />
          </span>
        }
        onChange={(_, on) => onTick(on)}
        slotProps={{ input: { 'aria-label': t('tasks.tick', { title: task.title }), onClick: ignoreDoubleClick } }}
      />
      <div className={style.main}>
        <Row>
          {'to' in title ? (
            <TitleLink className={titleStyle} {...title}>
              {task.title}
            </TitleLink>
          ) : (
            <button type="button" className={titleStyle} {...title}>
              {task.title}
            </button>
          )}
          <span className={clsx(style.due, 'count' in due && style.late)} title={dotted(formatMoment(task.deadline))}>
            {'count' in due && <FormattedMessage id={`tasks.${due.kind}`} values={{ count: due.count }} />}
            {due.kind === 'today' &&
              (inGroups ? due.text : <FormattedMessage id="tasks.todayAt" values={{ time: due.text }} />)}
            {due.kind === 'later' && due.text}
          </span>
        </Row>
        <Row className={style.facts}>
          <Icon size={12} />
          <Text size="small" className={style.type}>
            <FormattedMessage id={`task.${type}`} />
          </Text>
          {inGroups && candidate && (
            <Link className={style.candidate} to={`/candidates/${candidate._id}?tab=tasks`}>
              <User size={12} />
              <Text cut>{displayName(candidate)}</Text>
            </Link>
          )}
          <ChangeMark id={task._id} short={phone} />
          <Row as="span" gap={6} className={style.assignee}>
            <Avatar person={assignee ?? {}} size="small" me={assignee?._id === me} />
            <Text size="small" cut>
              {assignee ? displayName(assignee) : t('tasks.gone')}
            </Text>
          </Row>
        </Row>
      </div>
      {children}
    </div>
  );
}
