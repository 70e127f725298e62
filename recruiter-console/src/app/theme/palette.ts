import type { ColorSystemOptions } from '@mui/material/styles';

/**
 * Literal colours, because MUI computes with them. `theme.test.ts` compares each with tokens.css; components.ts uses
 * `var(--…)`.
 */
export const lightPalette: ColorSystemOptions['palette'] = {
  primary: { main: '#2b3fa8', dark: '#223286', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  warning: { main: '#8a5300', contrastText: '#ffffff' },
  success: { main: '#1a6b3c', contrastText: '#ffffff' },
  info: { main: '#1f5f8b', contrastText: '#ffffff' },
  text: { primary: '#1b1c20', secondary: '#55575f' },
  background: { default: '#f6f5f2', paper: '#ffffff' },
  divider: '#e2e0da',
};

export const darkPalette: ColorSystemOptions['palette'] = {
  primary: { main: '#a5b2ff', dark: '#bfc8ff', contrastText: '#12163a' },
  error: { main: '#ff9b91', contrastText: '#1a1c21' },
  warning: { main: '#f0c070', contrastText: '#1a1c21' },
  success: { main: '#7fd6a0', contrastText: '#1a1c21' },
  info: { main: '#8cc8ee', contrastText: '#1a1c21' },
  text: { primary: '#ececf0', secondary: '#a8abb6' },
  background: { default: '#121317', paper: '#1a1c21' },
  divider: '#32353e',
};

type Literals = Record<string, Record<string, string> | string>;

/** The token of each literal, by its path in the palette. */
export const PALETTE_TOKENS: Literals = {
  primary: { main: '--primary', dark: '--primary-hover', contrastText: '--on-primary' },
  error: { main: '--danger', contrastText: '--surface' },
  warning: { main: '--warning', contrastText: '--surface' },
  success: { main: '--success', contrastText: '--surface' },
  info: { main: '--info', contrastText: '--surface' },
  text: { primary: '--text', secondary: '--text-2' },
  background: { default: '--bg', paper: '--surface' },
  divider: '--border',
};
