import { cleanLine, MAX_INTENDED_JOBS, type ChangedAddress } from '@byline/shared-types/domain';
import { searchFields, type SearchFields } from '../../common/lists/search.js';
import { sortFields, type SortKeys } from '../../common/lists/sort-keys.js';
import type { EmailChange, IntendedJobRecord, UserRecord } from './user.record.js';

/** The form in which addresses are stored and compared. */
export const normaliseEmail = (email: string): string => cleanLine(email).toLowerCase();

type Intended = Pick<UserRecord, 'jobId' | 'campaignId' | 'earlierJobs'>;

/** The jobs a person registered for, the latest last. */
export const intendedJobsOf = ({ jobId, campaignId, earlierJobs = [] }: Intended): IntendedJobRecord[] =>
  jobId ? [...earlierJobs, { jobId, campaignId }] : [...earlierJobs];

/** Adds the job of a new registration to those of earlier ones with the same address, each once and only the latest few (docs/domain/accounts.md#intended-jobs). */
export function intendedTogether(before: Intended | null, now: Omit<Intended, 'earlierJobs'>): Required<Intended> {
  const all = [...(before ? intendedJobsOf(before) : []), ...intendedJobsOf(now)];
  const each = all.filter(({ jobId }, index) => all.findLastIndex((other) => other.jobId.equals(jobId)) === index);
  return storedJobs(each, now.campaignId);
}

/** The same jobs without one. */
export const intendedWithout = (before: Intended, jobId: IntendedJobRecord['jobId']): Required<Intended> =>
  storedJobs(intendedJobsOf(before).filter((intended) => !intended.jobId.equals(jobId)));

/** The latest job has fields of its own. */
function storedJobs(
  jobs: readonly IntendedJobRecord[],
  campaignId: IntendedJobRecord['campaignId'] = null,
): Required<Intended> {
  const latest = jobs.at(-1);
  return {
    jobId: latest?.jobId ?? null,
    campaignId: latest ? latest.campaignId : campaignId,
    earlierJobs: jobs.slice(-MAX_INTENDED_JOBS, -1),
  };
}

/** Whether a change of address still waits for a confirmation. */
export const isWaiting = (change: EmailChange | null | undefined): change is EmailChange =>
  !!change && !change.confirmedAt && !change.stoppedAt && change.expiresAt > new Date();

/** Whether a change of address applies and can still be stopped; another change would replace the link that stops it. */
export const isStoppable = (change: EmailChange | null | undefined): boolean =>
  !!change?.confirmedAt && !change.stoppedAt && change.expiresAt > new Date();

/** The addresses that have not confirmed a waiting change. */
export const waitsFor = ({ newConfirmedAt, oldConfirmedAt }: EmailChange): ChangedAddress[] => [
  ...(newConfirmedAt ? [] : (['new'] as const)),
  ...(oldConfirmedAt ? [] : (['old'] as const)),
];

/** A change of a login that removes every way in added since a moment, by its owner or a stranger with the password. */
export function withoutAddedSince(
  { twofactor, passkeys = [] }: Pick<UserRecord, 'twofactor' | 'passkeys'>,
  since: Date,
): Partial<UserRecord> {
  const isAdded = (at: Date | undefined): boolean => at !== undefined && at >= since;
  return {
    twofactorSetup: null,
    passkeys: passkeys.filter(({ createdAt }) => !isAdded(createdAt)),
    ...(twofactor && isAdded(twofactor.recoveryAt) ? { twofactor: { ...twofactor, recovery: [] } } : {}),
    ...(twofactor && isAdded(twofactor.turnedOnAt) ? { twofactorEnabled: false, twofactor: null } : {}),
  };
}

/** A change of a login after which only a newly mailed link opens it. */
export const NO_WAYS_IN: Partial<UserRecord> = {
  passwordHash: null,
  reset: null,
  emailChange: null,
  twofactorEnabled: false,
  twofactor: null,
  twofactorSetup: null,
  passkeys: [],
  removal: null,
};

interface Named {
  firstname: string;
  name: string;
  email: string;
}

/** The fields of a user that lists search, the name in both orders and the address, and sort by. */
export const userListFields = ({ firstname, name, email }: Named): SearchFields & SortKeys<'firstname' | 'name'> => ({
  ...searchFields(`${firstname} ${name}`, `${name} ${firstname}`, email),
  ...sortFields({ firstname: `${firstname} ${name}`, name: `${name} ${firstname}` }),
});
