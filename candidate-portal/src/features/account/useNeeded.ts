import { useState } from 'react';
import { useGetMeQuery, type UserResponse } from '../../api';

interface Needed {
  /** Whether the details have to be asked for. */
  needed: boolean;
  /** The user says that there are none. */
  none: boolean;
  /** Asks for them from now on: somebody begins to make some, and what is shown meanwhile stays in its place. */
  begin: () => void;
}

/** Details that only some users have are not asked for where the user, who is there already, says that there are none. */
export function useNeeded(hasSome: (me: UserResponse) => boolean): Needed {
  const { data: me, isError } = useGetMeQuery();
  const [begun, setBegun] = useState(false);
  const some = me ? hasSome(me) : isError;
  const begin = (): void => setBegun(true);
  // The subscription stays, so the page also learns of a factor that was turned off or removed.
  if (some && !begun) begin();
  return { needed: some || begun, none: me !== undefined && !some, begin };
}

export const hasTwoFactor = ({ twofactorEnabled }: UserResponse): boolean => twofactorEnabled;
export const hasPasskeys = ({ passkeys }: UserResponse): boolean => passkeys > 0;
