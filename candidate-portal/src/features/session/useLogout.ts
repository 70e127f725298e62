import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../api/useCall';
import { loggedOut, screenStayed } from '@byline/web-kit/session';

/** Ends the session here and at the API, and goes back to the entry screen. */
export function useLogout(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const call = useCall();
  return useCallback(() => {
    // Of a session that has ended meanwhile: nobody is asked to log in for the sake of logging out.
    dispatch(screenStayed(false));
    const end = (): void => {
      dispatch(loggedOut());
      void navigate('/', { replace: true });
    };
    // Whatever the API says, the person is logged out here; a session nobody holds any more expires by itself.
    call(({ logout }) => logout.initiate()).then(end, end);
  }, [dispatch, call, navigate]);
}
