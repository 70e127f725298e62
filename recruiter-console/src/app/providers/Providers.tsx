import { AppProviders } from '@byline/web-kit/app';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DialogsProvider } from '../../components/ui/dialogs/DialogsProvider';
import { SnackbarProvider } from '../../components/ui/SnackbarProvider';
import { loadMessages } from '../../i18n/catalogues';
import type { AppStore } from '../store/store';
import { theme } from '../theme/theme';

interface ProvidersProps {
  store: AppStore;
  children: ReactNode;
}

/** Everything below a page. MUI must not set `data-theme` itself: theme.js and the switch do. */
export function Providers({ store, children }: ProvidersProps) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
        <AppProviders store={store} loadMessages={loadMessages}>
          <SnackbarProvider>
            <DialogsProvider>{children}</DialogsProvider>
          </SnackbarProvider>
        </AppProviders>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
