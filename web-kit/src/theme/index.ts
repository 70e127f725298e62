export { useThemeMode, type ThemeMode } from './theme-mode';
