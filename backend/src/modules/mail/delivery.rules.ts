/** A failure, as the mail library reports it. */
export interface SmtpFailure {
  message: string;
  code?: string | undefined;
  response?: string | undefined;
  /** Set with a server's reply: whether the refusal is permanent (5xx). */
  permanent?: boolean | undefined;
  recipient?: string | undefined;
  rejectedErrors?: SmtpFailure[] | undefined;
}

/** The result of an attempt. */
export type Verdict =
  /** The server took it; `refused` has its messages on unknown recipients. */
  | { kind: 'sent'; refused: string[] }
  /** Another attempt follows; `remaining` are the addresses that the server did not take yet, null for all. */
  | { kind: 'later'; remaining: string[] | null; refused: string[]; reason: string }
  | { kind: 'failed'; reason: string };

/** Attempts until a mail fails: with a first wait of 30 seconds, about five hours. */
export const MAX_ATTEMPTS = 12;
const LONGEST_WAIT_SECONDS = 3_600;
const MAX_REASON = 500;

/** Seconds until the next attempt: each wait doubles. */
export const waitAfter = (attempt: number, firstWaitSeconds: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, firstWaitSeconds * 2 ** (attempt - 1));

/** The server's message, or else the error of the connection. */
export const reasonOf = ({ response, message }: SmtpFailure): string => (response ?? message).slice(0, MAX_REASON);

/** A refused login (535) is temporary: our settings are wrong, not the mail. */
const isPermanent = ({ permanent, code }: SmtpFailure): boolean => permanent === true && code !== 'EAUTH';

const named = (failure: SmtpFailure): string => `${failure.recipient ?? ''}: ${reasonOf(failure)}`;

/** The server took the mail for at least one recipient; `rejected` are the others. */
export function judgeAccepted(rejected: SmtpFailure[]): Verdict {
  const refused = rejected.filter(isPermanent).map(named);
  const postponed = rejected.filter((failure) => !isPermanent(failure));
  if (postponed.length === 0) return { kind: 'sent', refused };
  const remaining = postponed.flatMap(({ recipient }) => recipient ?? []);
  return { kind: 'later', remaining, refused, reason: postponed.map(named).join('; ') };
}

/** The server took no recipient. `partly`: an earlier attempt reached some. */
export function judgeFailure(failure: SmtpFailure, partly: boolean): Verdict {
  const rejected = failure.rejectedErrors ?? [];
  const postponed = rejected.filter((one) => !isPermanent(one));
  if (rejected.length > 1 && postponed.length > 0) return judgeAccepted(rejected);
  if (!isPermanent(failure)) return { kind: 'later', remaining: null, refused: [], reason: reasonOf(failure) };
  return partly ? { kind: 'sent', refused: rejected.map(named) } : { kind: 'failed', reason: reasonOf(failure) };
}
