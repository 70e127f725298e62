import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../../api';
import { loggedOut } from '@byline/web-kit/session';

/** Ends the session here and at the API, and goes back to the entry screen. */
export function useLogout(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return useCallback(() => {
    const end = (): void => {
      dispatch(loggedOut());
      void navigate('/', { replace: true });
    };
    // Whatever the API says, the person is logged out here; a session nobody holds any more expires by itself.
    logout().then(end, end);
  }, [dispatch, logout, navigate]);
}
