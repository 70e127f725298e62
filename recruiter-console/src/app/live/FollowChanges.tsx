import { useSession, useSessionExpired } from '@byline/web-kit/session';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../store/store';
import { ChangeApplier } from './ChangeApplier';
import { followTogether } from '../../lib/live/one-connection';

/** Follows what colleagues change, as long as this user's session lasts. A new login opens a new connection. */
export default function FollowChanges() {
  const store = useStore() as AppStore;
  const session = useSession();
  const expired = useSessionExpired();
  const userId = session?.user._id;
  const token = session?.token;
  useEffect(() => {
    if (userId === undefined || token === undefined || expired) return undefined;
    const applier = new ChangeApplier(store, userId);
    const leave = followTogether(userId, applier.take);
    return () => {
      leave();
      applier.stop();
    };
  }, [store, userId, token, expired]);
  return null;
}
