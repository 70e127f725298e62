import { useSessionExpired } from '@byline/web-kit/session';
import { useLocation } from 'react-router-dom';
import { ResendButton } from '../../features/registration/components/ResendButton';
import { LoginForm } from '../../features/session/components/LoginForm';
import type { ButtonLook } from '../../components/ui/Button';
import { readTarget } from './guards';

interface EntryLoginProps {
  labelledBy: string;
  look?: ButtonLook;
  submitLabel?: string;
}

/** The login form; a candidate who never opened the activation link can request a new one. */
export function EntryLogin(props: EntryLoginProps) {
  const state: unknown = useLocation().state;
  const expired = useSessionExpired();
  return (
    <LoginForm
      {...props}
      ended={expired && readTarget(state) !== null}
      alertAction={(problem, email) => problem.code === 'not_activated' && <ResendButton email={email} />}
    />
  );
}
