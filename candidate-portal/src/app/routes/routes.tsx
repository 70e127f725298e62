import type { RouteObject } from 'react-router-dom';
import { Root, Waiting } from './Root';
import { PageError, RouteError } from './RouteError';

/**
 * The screens and their routes, each with its code in its own chunk (docs/domain/interface.md#routes). The server
 * draws the first pages with the same routes.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Waiting />,
    children: [
      { path: 'register/:jobId?', lazy: () => import('./pages/RegisterPage') },
      { path: 'apply/:campaignId/:jobId?', lazy: () => import('./pages/ApplyPage') },
      { path: 'jobs/apply/:jobId', lazy: () => import('./pages/ApplyPage') },
      { path: 'activate/:email?/:token?', lazy: () => import('./pages/ActivatePage') },
      { path: 'reset-password', lazy: () => import('./pages/ForgotPasswordPage') },
      { path: 'reset-password/:email/:token', lazy: () => import('./pages/ResetPasswordPage') },
      { path: 'complete-registration', lazy: () => import('./pages/CompleteRegistrationPage') },
      { path: 'change-email/:userId/:token', lazy: () => import('./pages/ChangeEmailPage') },
      { path: 'keep-account/:userId/:token', lazy: () => import('./pages/KeepAccountPage') },
      { path: 'keep-email/:userId/:token', lazy: () => import('./pages/KeepEmailPage') },
      {
        lazy: () => import('./RequireCandidate'),
        children: [
          {
            // Keeps the bar if a page fails or its code does not load.
            errorElement: <PageError />,
            children: [
              { path: 'complete', lazy: () => import('./pages/CompletePage') },
              { path: 'account', lazy: () => import('./pages/AccountPage') },
              { path: 'profile', lazy: () => import('./pages/ProfilePage') },
              { path: 'work', lazy: () => import('./pages/WorkPage') },
              { path: 'education', lazy: () => import('./pages/EducationPage') },
              { path: 'import-cv', lazy: () => import('./pages/ImportCvPage') },
              { path: 'links', lazy: () => import('./pages/LinksPage') },
              { path: 'public-page', lazy: () => import('./pages/PublicPagePage') },
              { path: 'messages', lazy: () => import('./pages/MessagesPage') },
              { path: 'messages/:id', lazy: () => import('./pages/ConversationPage') },
              { path: 'jobapplications', lazy: () => import('./pages/ApplicationsPage') },
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./pages/EntryPage') },
    ],
  },
];
