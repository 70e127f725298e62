import { configureStore } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../api';
import { problemWords } from '../i18n/problem-words';
import { ProblemWordsContext } from '@byline/web-kit/problems';
import { DialogsProvider } from '../components/ui/DialogsProvider';
import { localeReducer } from '../i18n/locale-slice';
import { sessionReducer } from '../lib/session/session';
import kit from '../../../web-kit/i18n/en.json';
import own from '../../i18n/en.json';

const messages = { ...kit, ...own };

/** A part of the portal in English, with everything that stands around it in the app. */
export function renderPart(part: ReactNode, path = '/'): RenderResult {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer, locale: localeReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return render(
    <Provider store={store}>
      <IntlProvider locale="en" defaultLocale="en" messages={messages}>
        <ProblemWordsContext value={problemWords}>
          <MemoryRouter initialEntries={[path]}>
            <DialogsProvider>{part}</DialogsProvider>
          </MemoryRouter>
        </ProblemWordsContext>
      </IntlProvider>
    </Provider>,
  );
}
