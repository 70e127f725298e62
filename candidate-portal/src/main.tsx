import { DEFAULT_LANGUAGE } from '@byline/shared-types/domain';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { DraftOwner } from './app/providers/DraftOwner';
import { PortalIntlProvider } from './app/providers/IntlProvider';
import { router } from './app/routes/router';
import { store } from './app/store';
import { DialogsProvider } from './components/ui/DialogsProvider';
import { loadMessages } from './i18n/catalogues';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const language = store.getState().locale;
// The first paint is in the right language, or in English when its texts cannot be fetched.
const messages = await loadMessages(language).catch(() => loadMessages(DEFAULT_LANGUAGE));

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <PortalIntlProvider initial={{ language, messages }}>
        <DialogsProvider>
          <DraftOwner>
            <RouterProvider router={router} />
          </DraftOwner>
        </DialogsProvider>
      </PortalIntlProvider>
    </Provider>
  </StrictMode>,
);
