/** Draws whole documents for the server (app-server/src/renderer.ts), in English and without the app's script. */
import './dom';
import { configureApi } from '@byline/web-kit/api';
import { config } from '@byline/web-kit/config';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicCandidateDto } from '../api';
import { CopyLink } from '../features/public-profile/components/CopyLink';
import { NoPublicPage, type NoPage } from '../features/public-profile/components/NoPublicPage';
import { PrintedAddress } from '../features/public-profile/components/PrintedAddress';
import { PublicProfile } from '../features/public-profile/components/PublicProfile';
import { Document, type Frame } from './Document';
import { PublicHead } from './PublicHead';
import '../styles/base.css';

configureApi({ baseUrl: config.apiUrl, getToken: () => null, onSessionEnded: () => Promise.resolve(false) });

const document = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

export const renderPublicPage = (candidate: PublicCandidateDto, frame: Frame): string =>
  document(
    <Document
      frame={frame}
      head={<PublicHead candidate={candidate} address={frame.address} />}
      action={
        <>
          <CopyLink />
          <PrintedAddress address={frame.address} />
        </>
      }
    >
      <PublicProfile candidate={candidate} />
    </Document>,
  );

export const renderNoPage = (status: NoPage, frame: Frame): string =>
  document(
    <Document frame={frame}>
      <NoPublicPage status={status} />
    </Document>,
  );

export { LANGUAGES as languages } from '@byline/shared-types/domain';
export { renderAskPage } from './ask-page';
export { drawApplyPage, drawEntryPages, drawRegisterPages, openJobsQuery } from './first-pages';
export { drawNotice, drawPlainPage } from './plain-pages';
export { pictureWords } from './picture-words';
