import type { LoginResponse } from '../users/dto/user.dto.js';
import { presentUser } from '../users/user.presenter.js';
import type { Login } from './auth.service.js';

export const presentLogin = ({ user, session, setUpNeeded = false }: Login): LoginResponse => ({
  token: session.token,
  expiresAt: session.expiresAt.toISOString(),
  user: presentUser(user),
  setUpNeeded,
});
