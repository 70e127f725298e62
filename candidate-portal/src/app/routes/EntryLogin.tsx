import { ResendButton } from '../../features/registration/components/ResendButton';
import { LoginForm } from '../../features/session/components/LoginForm';
import type { ButtonLook } from '../../components/ui/Button';

interface EntryLoginProps {
  labelledBy: string;
  look?: ButtonLook;
  submitLabel?: string;
}

/** The login form, with a new activation link for whoever never opened theirs. */
export function EntryLogin(props: EntryLoginProps) {
  return (
    <LoginForm
      {...props}
      alertAction={(problem, email) => problem.code === 'not_activated' && <ResendButton email={email} />}
    />
  );
}
