import type { MessageId } from '@byline/web-kit/i18n';
import type { ApplicationResponse } from '../../api';

/** `now` is the last stage of a pending application; the endings replace the stages that did not happen. */
export type StageState = 'done' | 'now' | 'todo' | 'accepted' | 'refused';

export interface Stage {
  label: MessageId;
  name?: string;
  state: StageState;
  /** A moment, or a day. */
  at?: string;
  /** The day of a promise. */
  by?: string;
}

type Followed = Pick<
  ApplicationResponse,
  | 'proposed'
  | 'status'
  | 'createdAt'
  | 'reopenedAt'
  | 'readAt'
  | 'readBy'
  | 'conversationAt'
  | 'decidedAt'
  | 'withdrawnAt'
  | 'answerBy'
> & { job: Pick<ApplicationResponse['job'], 'isRemoved'> };

const ENDINGS = {
  successful: { label: 'applications.accepted', state: 'accepted' },
  rejected: { label: 'applications.notChosen', state: 'refused' },
  withdrawn: { label: 'applications.withdrawn', state: 'refused' },
} as const;

/** The stages of an application (docs/domain/recruiting.md#stages). */
export function stagesOf(application: Followed): Stage[] {
  const {
    proposed,
    status,
    createdAt,
    reopenedAt,
    readAt,
    readBy,
    conversationAt,
    decidedAt,
    withdrawnAt,
    answerBy,
    job,
  } = application;
  const read = readBy
    ? { label: 'applications.readBy' as const, name: readBy, at: readAt }
    : { label: 'applications.read' as const, at: readAt };
  const reached = [
    {
      label: proposed ? ('applications.proposedStage' as const) : ('applications.received' as const),
      at: reopenedAt ?? createdAt,
    },
    // The agency does not read what it wrote itself.
    ...(proposed ? [] : [read]),
    { label: 'applications.conversation' as const, at: conversationAt },
  ];
  const happened = reached.flatMap(({ at, ...stage }) => (at ? [{ ...stage, at }] : []));
  if (status !== 'pending') {
    const at = (status === 'withdrawn' ? withdrawnAt : decidedAt) ?? undefined;
    return [
      // A conversation may have been planned for a later day.
      ...happened.filter((stage) => !at || stage.at <= at).map((stage) => ({ ...stage, state: 'done' as const })),
      { ...ENDINGS[status], ...(at && { at }) },
    ];
  }
  const last = happened.length - 1;
  const done = happened.map((stage, index) => ({
    ...stage,
    state: index === last ? ('now' as const) : ('done' as const),
  }));
  const todo = reached.flatMap(({ label, at }) => (at ? [] : [{ label, state: 'todo' as const }]));
  const promised = job.isRemoved ? {} : { by: answerBy };
  return [...done, ...todo, { label: 'applications.answer', state: 'todo', ...promised }];
}

/** The next stage of a pending application. */
export function nextOf({
  proposed,
  readAt,
  conversationAt,
}: Pick<Followed, 'proposed' | 'readAt' | 'conversationAt'>): MessageId {
  if (conversationAt) return 'applications.nextConversation';
  if (proposed) return 'applications.nextProposed';
  return readAt ? 'applications.nextRead' : 'applications.nextReceived';
}

/** The stage that an application has reached, or its ending. */
export function stageOf(application: Followed): Stage {
  const [first, ...others] = stagesOf(application);
  const reached = others.findLast(({ state }) => state !== 'todo') ?? first;
  return reached ?? { label: 'applications.received', state: 'now' };
}

/** The promise of an answer to a pending application: it holds, it is late, or it ended with the job. */
export function answerOf({ answerBy, job }: Pick<Followed, 'answerBy' | 'job'>, today: string): MessageId {
  if (job.isRemoved) return 'applications.jobRemoved';
  return today > answerBy ? 'applications.late' : 'applications.answerBy';
}
