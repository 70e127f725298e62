import { visuallyHidden } from '../ui';

/** Tells password managers the account of a form that asks only for passwords. */
export const UsernameInput = ({ email }: { email: string }) => (
  <input
    className={visuallyHidden}
    type="email"
    name="email"
    value={email}
    autoComplete="username"
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
