import type { RouteObject } from 'react-router-dom';

/** Loads the code of every page of these routes, which takes a busy machine longer than a test waits for a page to show. */
export const loadPages = async (routes: RouteObject[]): Promise<void> => {
  await Promise.all(
    routes.map(async ({ lazy, children = [] }) => {
      if (typeof lazy === 'function') await lazy();
      await loadPages(children);
    }),
  );
};
