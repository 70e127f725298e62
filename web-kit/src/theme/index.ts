export { applyTheme, useTheme, useThemeMode, type ThemeMode } from './theme-mode';
