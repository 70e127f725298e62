import { presentLogin } from '../auth/login.presenter.js';
import { presentUser } from '../users/user.presenter.js';
import type { Activated } from './activation.js';
import type { ActivationResponse } from './dto/account-link.dto.js';

export const presentActivation = ({ user, session }: Activated): ActivationResponse =>
  session
    ? { alreadyActivated: false, ...presentLogin({ user, session }) }
    : { alreadyActivated: true, token: null, expiresAt: null, user: presentUser(user) };
