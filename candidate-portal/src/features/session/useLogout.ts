import { screenStayed, useLogOut } from '@byline/web-kit/session';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../../api';

/** Ends the session here and at the API, and goes back to the entry screen. */
export function useLogout(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  const logOut = useLogOut({
    // If the session has already ended, the app must not ask for a login before the logout.
    onStart: () => dispatch(screenStayed(false)),
    end: () => logout().unwrap(),
    onEnded: () => void navigate('/', { replace: true }),
  });
  return () => void logOut();
}
