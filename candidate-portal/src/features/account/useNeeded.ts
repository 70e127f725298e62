import { useState } from 'react';
import { useGetMeQuery, type UserResponse } from '../../api';

interface Needed {
  /** Whether to load the details. */
  needed: boolean;
  /** Whether the loaded user has no such details. */
  none: boolean;
  /** Loads the details from now on, because the user starts to add one; the shown content stays in its place. */
  begin: () => void;
}

/** Avoids a call for details that only some users have, if the user record is loaded and shows that there are none. */
export function useNeeded(hasSome: (me: UserResponse) => boolean): Needed {
  const { data: me, isError } = useGetMeQuery();
  const [begun, setBegun] = useState(false);
  const some = me ? hasSome(me) : isError;
  const begin = (): void => setBegun(true);
  // Stays subscribed after the first details, so that the page also shows when a factor is turned off or removed.
  if (some && !begun) begin();
  return { needed: some || begun, none: me !== undefined && !some, begin };
}

export const hasTwoFactor = ({ twofactorEnabled }: UserResponse): boolean => twofactorEnabled;
export const hasPasskeys = ({ passkeys }: UserResponse): boolean => passkeys > 0;
