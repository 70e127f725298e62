import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { DialogsProvider } from '../../components/ui/dialogs/DialogsProvider';
import { SnackbarProvider } from '../../components/ui/SnackbarProvider';
import type { AppStore } from '../store/store';
import { theme } from '../theme/theme';
import { DraftOwner } from './DraftOwner';
import { LanguageProvider } from './LanguageProvider';
import { SessionWatch } from './SessionWatch';

interface ProvidersProps {
  store: AppStore;
  children: ReactNode;
}

/** Everything below a page. MUI must not set `data-theme` itself: public/theme.js and the switch do. */
export function Providers({ store, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <StyledEngineProvider injectFirst>
        <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
          <LanguageProvider>
            <SessionWatch />
            <SnackbarProvider>
              <DialogsProvider>
                <DraftOwner>{children}</DraftOwner>
              </DialogsProvider>
            </SnackbarProvider>
          </LanguageProvider>
        </ThemeProvider>
      </StyledEngineProvider>
    </Provider>
  );
}
