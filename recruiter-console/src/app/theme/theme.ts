import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';

/** The console's one theme with both colour schemes; the attribute `data-theme` chooses one (theme.js sets it). */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 700, md: 900, lg: 1200, xl: 1280 } },
  shape: { borderRadius: 6 },
  spacing: 4,
  typography: {
    fontFamily: '"Inter Variable", system-ui, sans-serif',
    htmlFontSize: 16,
    fontSize: 13,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    body1: { fontSize: '.8125rem', lineHeight: '20px', letterSpacing: 'inherit' },
    body2: { fontSize: '.75rem', lineHeight: '16px', letterSpacing: 'inherit' },
  },
  // At most 150 ms (docs/domain/interface.md#motion); base.css switches motion off for reduced motion.
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 120,
      complex: 150,
      enteringScreen: 120,
      leavingScreen: 100,
    },
  },
  components,
});
