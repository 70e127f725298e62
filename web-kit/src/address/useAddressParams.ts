import { use, useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RouterContext } from './AppRouter';

interface ChangeOptions {
  replace?: boolean;
  /** Another page, which takes the parameters along. */
  path?: string;
}

/**
 * Sets parameters, or deletes those with null, and keeps the others. A function gets the newest parameters and returns
 * all of them, or null to change nothing.
 */
export type ChangeParams = (
  change: Readonly<Record<string, string | null>> | ((newest: URLSearchParams) => URLSearchParams | null),
  options?: ChangeOptions,
) => void;

function changed(newest: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) newest.delete(name);
    else newest.set(name, value);
  }
  return newest;
}

/**
 * The query parameters of the address, and their change. React Router renders an address in a transition, and its own
 * `setSearchParams` starts from the rendered address, so on a slow page a second change would undo the first. This one
 * starts from the address of the router, which already has the first, but no address that the leave guard stopped. On
 * a page that the router has left, it changes nothing.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const router = use(RouterContext);
  const change = useCallback<ChangeParams>(
    (wanted, { replace = false, path = pathname } = {}) => {
      const newest = router?.state.location;
      if (newest?.pathname !== pathname) return;
      const before = new URLSearchParams(newest.search);
      const after = typeof wanted === 'function' ? wanted(before) : changed(before, wanted);
      if (after) void navigate({ pathname: path, search: after.toString() }, { replace });
    },
    [navigate, pathname, router],
  );
  return [params, change];
}
