/** What the mail program tells of a failure. */
export interface SmtpFailure {
  message: string;
  code?: string | undefined;
  response?: string | undefined;
  /** Set with a server's reply: whether it refused for good (5xx). */
  permanent?: boolean | undefined;
  recipient?: string | undefined;
  rejectedErrors?: SmtpFailure[] | undefined;
}

/** What an attempt came to. */
export type Verdict =
  /** The server took it; `refused` holds its words on recipients it does not know. */
  | { kind: 'sent'; refused: string[] }
  /** To be tried again; `remaining` are the addresses it did not take yet, null for all that were asked. */
  | { kind: 'later'; remaining: string[] | null; refused: string[]; reason: string }
  | { kind: 'failed'; reason: string };

/** Attempts before a mail counts as failed: with a first wait of 30 seconds about five hours. */
export const MAX_ATTEMPTS = 12;
const LONGEST_WAIT_SECONDS = 3_600;
const MAX_REASON = 500;

/** Seconds until the next attempt: each wait is twice the one before. */
export const waitAfter = (attempt: number, firstWaitSeconds: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, firstWaitSeconds * 2 ** (attempt - 1));

/** The server's words, else what happened on the way to it. */
export const reasonOf = ({ response, message }: SmtpFailure): string => (response ?? message).slice(0, MAX_REASON);

/** A refused login (535) says something of our settings and nothing of the mail: that is put right and the mail then goes out. */
const isPermanent = ({ permanent, code }: SmtpFailure): boolean => permanent === true && code !== 'EAUTH';

const named = (failure: SmtpFailure): string => `${failure.recipient ?? ''}: ${reasonOf(failure)}`;

/** The server took the mail for at least one recipient; `rejected` are those it did not take it for. */
export function judgeAccepted(rejected: SmtpFailure[]): Verdict {
  const refused = rejected.filter(isPermanent).map(named);
  const postponed = rejected.filter((failure) => !isPermanent(failure));
  if (postponed.length === 0) return { kind: 'sent', refused };
  const remaining = postponed.flatMap(({ recipient }) => recipient ?? []);
  return { kind: 'later', remaining, refused, reason: postponed.map(named).join('; ') };
}

/** The server took nothing. `partly` says that it took the mail for somebody in an earlier attempt. */
export function judgeFailure(failure: SmtpFailure, partly: boolean): Verdict {
  const rejected = failure.rejectedErrors ?? [];
  const postponed = rejected.filter((one) => !isPermanent(one));
  if (rejected.length > 1 && postponed.length > 0) return judgeAccepted(rejected);
  if (!isPermanent(failure)) return { kind: 'later', remaining: null, refused: [], reason: reasonOf(failure) };
  return partly ? { kind: 'sent', refused: rejected.map(named) } : { kind: 'failed', reason: reasonOf(failure) };
}
