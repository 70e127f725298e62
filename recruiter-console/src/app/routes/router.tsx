import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { useStartPage } from '../../lib/useStartPage';
import { Broken, NotFound } from './NotFound';
import { Shell } from './Shell';

/** Redirects to the candidate list and keeps the query, or to the start page that the user chose. */
function Home() {
  const { search } = useLocation();
  const [page] = useStartPage();
  return <Navigate to={page === 'day' && !search ? '/day' : `/candidates${search}`} replace />;
}

export const routes: RouteObject[] = [
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('./LoginPage')).LoginPage }),
    errorElement: <Broken alone />,
    hydrateFallbackElement: <></>,
  },
  {
    path: '/stop-mails/:token',
    lazy: () => import('./StopMailsPage'),
    errorElement: <Broken alone />,
    hydrateFallbackElement: <></>,
  },
  {
    element: <Shell />,
    errorElement: <Broken alone />,
    hydrateFallbackElement: <></>,
    children: [
      {
        // An error in a page keeps the top bar.
        errorElement: <Broken />,
        children: [
          { path: '/', element: <Home /> },
          { path: '/candidates', lazy: () => import('./CandidatesPage') },
          { path: '/candidates/:id', lazy: () => import('./CandidatePage') },
          { path: '/candidates/:id/print', lazy: () => import('./CandidatePaper') },
          {
            path: '/candidates/:id/work',
            lazy: async () => ({ Component: (await import('./HistoryPages')).WorkPage }),
          },
          {
            path: '/candidates/:id/education',
            lazy: async () => ({ Component: (await import('./HistoryPages')).EducationPage }),
          },
          { path: '/jobapplications', lazy: () => import('./ApplicationsPage') },
          { path: '/jobs', lazy: () => import('./JobsPage') },
          { path: '/jobs/:jobId', lazy: () => import('./JobPage') },
          { path: '/jobs/:jobId/texts', lazy: () => import('./JobTextsPage') },
          { path: '/jobs/:jobId/applications', lazy: () => import('./ApplicationsPage') },
          { path: '/mail', lazy: () => import('./MailPage') },
          { path: '/agenda', lazy: () => import('./AgendaPage') },
          { path: '/agenda/:candidateId', lazy: () => import('./AgendaPage') },
          { path: '/day', lazy: () => import('./DayPage') },
          { path: '/account', lazy: () => import('./AccountPage') },
          { path: '/tasks', lazy: () => import('./TasksPage') },
          { path: '/tasks/add', lazy: () => import('./TasksPage') },
          { path: '/settings/specialisations', lazy: () => import('./SpecialisationsPage') },
          { path: '/settings/interviews', lazy: () => import('./InterviewTemplatesPage') },
          { path: '/settings/templates', lazy: () => import('./MailTemplatesPage') },
          { path: '/settings/files', lazy: () => import('./LibraryPage') },
          { path: '/settings/scorecards', lazy: () => import('./ScorecardsPage') },
          { path: '/settings/operations', lazy: () => import('./OperationsPage') },
          { path: '/settings/recruiters', lazy: () => import('./RecruitersPage') },
          { path: '/settings/security-log', lazy: () => import('./SecurityLogPage') },
          { path: '/settings/mediums', lazy: () => import('./MediumsPage') },
          { path: '/settings/:mediumId/campaigns', lazy: () => import('./CampaignsPage') },
          { path: '/settings/:mediumId/:campaignId/jobs', lazy: () => import('./CampaignJobsPage') },
          { path: '/settings/stats', lazy: () => import('./StatisticsPage') },
          { path: '/settings/stats/availability', lazy: () => import('./AvailabilityStatsPage') },
          { path: '/settings/duplicates', lazy: () => import('./DuplicatesPage') },
          { path: '/settings/folders', lazy: () => import('./FoldersPage') },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
