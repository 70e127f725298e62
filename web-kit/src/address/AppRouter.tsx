import { createContext } from 'react';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';

type Router = ReturnType<typeof createMemoryRouter>;

/** The router of the app, whose newest address is ahead of the rendered one on a slow page. */
export const RouterContext = createContext<Router | null>(null);

/** The pages of an app. */
export const AppRouter = ({ router }: { router: Router }) => (
  <RouterContext value={router}>
    <RouterProvider router={router} />
  </RouterContext>
);
