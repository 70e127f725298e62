import { presentUser } from '../users/user.presenter.js';
import type { Activated } from './activation.js';
import { presentIntendedJob } from './intended-job.presenter.js';
import type { ActivationResponse } from './dto/account-link.dto.js';

export const presentActivation = ({ user, session, jobs }: Activated): ActivationResponse => ({
  alreadyActivated: session === null,
  token: session && session.token,
  expiresAt: session && session.expiresAt.toISOString(),
  user: presentUser(user),
  jobs: jobs.map(presentIntendedJob),
});
