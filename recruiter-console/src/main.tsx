import './app/first-files';
import { store } from './app/store/first-store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRouter } from '@byline/web-kit/address';
import { Providers } from './app/providers/Providers';
import { router } from './app/routes/router';
import './app/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers store={store}>
      <AppRouter router={router} />
    </Providers>
  </StrictMode>,
);
