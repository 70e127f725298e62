import { AppProviders } from '@byline/web-kit/app';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogsProvider } from '../../components/ui/dialogs/DialogsProvider';
import { SnackbarProvider } from '../../components/ui/SnackbarProvider';
import { loadMessages } from '../../i18n/catalogues';
import { problemWords } from '../../i18n/problem-words';
import { cspNonce, nonceElement } from '../../lib/csp-nonce';
import { MadeProvider } from '../../lib/made/MadeProvider';
import type { AppStore } from '../store/store';
import { theme } from '../theme/theme';

/** MUI's styles come first, so style sheets can override them. */
const styles = createCache({
  key: 'css',
  ...(nonceElement && { insertionPoint: nonceElement }),
  ...(cspNonce && { nonce: cspNonce }),
});

interface ProvidersProps {
  store: AppStore;
  children: ReactNode;
}

/** The providers of every page. MUI must not set `data-theme` itself: theme.js and the theme switch do. */
export function Providers({ store, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
        <LucideProvider size={16} strokeWidth={2.25}>
          <AppProviders store={store} loadMessages={loadMessages} problemWords={problemWords}>
            <SnackbarProvider>
              <DialogsProvider>
                <MadeProvider>{children}</MadeProvider>
              </DialogsProvider>
            </SnackbarProvider>
          </AppProviders>
        </LucideProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
