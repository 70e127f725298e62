import { AppProviders } from '@byline/web-kit/app';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogsProvider } from '../../components/ui/dialogs/DialogsProvider';
import { SnackbarProvider } from '../../components/ui/SnackbarProvider';
import { Tooltip } from '../../components/ui/Tooltip';
import { loadMessages } from '../../i18n/catalogues';
import { problemWords } from '../../i18n/problem-words';
import { MadeProvider } from '../../lib/made/MadeProvider';
import type { AppStore } from '../store/store';
import { theme } from '../theme/theme';
import { styles } from './styles';

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
                <Tooltip />
              </DialogsProvider>
            </SnackbarProvider>
          </AppProviders>
        </LucideProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
