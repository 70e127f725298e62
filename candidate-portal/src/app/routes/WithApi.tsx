import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { connectApi } from '../../api/connect';
import type { LateStore } from '../../api/late-store';

/** Around every screen whose components ask the API themselves. */
export default function WithApi({ children = <Outlet /> }: { children?: ReactNode }) {
  const store = useStore() as LateStore;
  const joined = useSyncExternalStore((listener) => store.subscribe(listener), store.isJoined, store.isJoined);
  // Whoever listens to the store is told, which must not happen while React draws.
  useLayoutEffect(() => void connectApi(store), [store]);
  return joined && children;
}
