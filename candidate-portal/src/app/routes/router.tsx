import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Root } from './Root';

/** Every screen is a chunk of its own: the first page loads what it shows. */
const RequireCandidate = lazy(() => import('./RequireCandidate'));
const AccountPage = lazy(() => import('./pages/AccountPage'));
const ActivatePage = lazy(() => import('./pages/ActivatePage'));
const ApplicationsPage = lazy(() => import('./pages/ApplicationsPage'));
const ApplyPage = lazy(() => import('./pages/ApplyPage'));
const ChangeEmailPage = lazy(() => import('./pages/ChangeEmailPage'));
const CompletePage = lazy(() => import('./pages/CompletePage'));
const CompleteRegistrationPage = lazy(() => import('./pages/CompleteRegistrationPage'));
const EducationPage = lazy(() => import('./pages/EducationPage'));
const EntryPage = lazy(() => import('./pages/EntryPage'));
const ForgotPasswordPage = lazy(() => import('./pages/ForgotPasswordPage'));
const KeepAccountPage = lazy(() => import('./pages/KeepAccountPage'));
const KeepEmailPage = lazy(() => import('./pages/KeepEmailPage'));
const LinksPage = lazy(() => import('./pages/LinksPage'));
const ProfilePage = lazy(() => import('./pages/ProfilePage'));
const PublicPagePage = lazy(() => import('./pages/PublicPagePage'));
const RegisterPage = lazy(() => import('./pages/RegisterPage'));
const ResetPasswordPage = lazy(() => import('./pages/ResetPasswordPage'));
const WithApi = lazy(() => import('./WithApi'));
const WithOwnTexts = lazy(() => import('./WithOwnTexts'));
const WorkPage = lazy(() => import('./pages/WorkPage'));

/** The screens and their routes (docs/domain/interface.md#routes). */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Root />}>
      <Route path="register/:jobId?" element={<RegisterPage />} />
      <Route element={<WithApi />}>
        <Route path="apply/:campaignId/:jobId?" element={<ApplyPage />} />
        <Route path="jobs/apply/:jobId" element={<ApplyPage />} />
        <Route path="activate/:email?/:token?" element={<ActivatePage />} />
        <Route path="reset-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password/:email/:token" element={<ResetPasswordPage />} />
        <Route path="complete-registration" element={<CompleteRegistrationPage />} />
        <Route element={<WithOwnTexts />}>
          <Route path="change-email/:userId/:token" element={<ChangeEmailPage />} />
          <Route path="keep-account/:userId/:token" element={<KeepAccountPage />} />
          <Route path="keep-email/:userId/:token" element={<KeepEmailPage />} />
        </Route>
        <Route element={<RequireCandidate />}>
          <Route path="complete" element={<CompletePage />} />
          <Route path="account" element={<AccountPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="work" element={<WorkPage />} />
          <Route path="education" element={<EducationPage />} />
          <Route path="links" element={<LinksPage />} />
          <Route path="public-page" element={<PublicPagePage />} />
          <Route path="jobapplications" element={<ApplicationsPage />} />
        </Route>
      </Route>
      <Route path="*" element={<EntryPage />} />
    </Route>
  </Routes>
);
