import { dropDrafts } from '@byline/web-kit/form';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../../api';
import { sessionEnded, useSession } from '../../lib/session/session';

/** Ends the session here and at the API, and goes back to the entry screen. */
export function useLogout(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  const userId = useSession()?.user._id;
  return useCallback(() => {
    const end = (): void => {
      if (userId !== undefined) dropDrafts(userId);
      dispatch(sessionEnded());
      void navigate('/', { replace: true });
    };
    // Whatever the API says, the person is logged out here; a session nobody holds any more expires by itself.
    logout().then(end, end);
  }, [dispatch, logout, navigate, userId]);
}
