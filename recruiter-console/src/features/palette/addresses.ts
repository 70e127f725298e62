import type { KeyId } from '../../lib/keys/keys';

/** The screens that have keys. */
export const SCREENS = {
  goDay: '/day',
  goCandidates: '/candidates',
  goJobs: '/jobs',
  goMail: '/mail',
  goAgenda: '/agenda',
  goTasks: '/tasks',
  goStatistics: '/settings/stats',
} as const satisfies Partial<Record<KeyId, string>>;

/** The forms that have keys. */
export const CREATED = {
  createCandidate: '/candidates?panel=new',
  createJob: '/jobs?panel=new',
  createTask: '/tasks/add',
} as const satisfies Partial<Record<KeyId, string>>;
