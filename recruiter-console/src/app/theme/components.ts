import type { ThemeOptions } from '@mui/material/styles';
import { landmark } from '../../lib/landmark';
import { fieldComponents } from './fields';
import { outline } from './outline';

const floating = {
  backgroundColor: 'var(--surface)',
  backgroundImage: 'none',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow-2)',
  color: 'var(--text)',
};
const focusRing = { boxShadow: 'var(--focus)', outline };

/**
 * The kit's measures (docs/domain/interface.md#measures). Every colour is a token, so `data-theme` switches all of
 * them.
 */
export const components: ThemeOptions['components'] = {
  ...fieldComponents,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        font: 'inherit',
        '&.Mui-focusVisible, &:focus-visible': focusRing,
        '@media print': { display: 'none !important' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--h)',
        height: 'var(--h)',
        padding: 0,
        border: '1px solid transparent',
        flex: 'none',
        borderRadius: 'var(--radius-s)',
        color: 'var(--text-2)',
        transition: 'none',
        '&:hover': { background: 'var(--surface-2)', color: 'var(--text)' },
        '&.Mui-disabled': { color: 'var(--text-2)', opacity: 0.5 },
        '&[aria-expanded="true"]': { background: 'var(--primary-soft)', color: 'var(--primary)' },
        variants: [
          { props: { size: 'small' }, style: { width: 'var(--h-s)', height: 'var(--h-s)' } },
          // The calendar's arrows overlapped: MUI's negative margin expects padding, and these icons have no padding.
          { props: ({ edge }) => Boolean(edge), style: { marginInline: 0 } },
        ],
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', color: 'var(--text)' } },
  },
  // Print hides dialogs and menus but does not close them, so they keep the focus.
  MuiModal: { styleOverrides: { root: { '@media print': { opacity: 0 } } } },
  MuiPopover: { defaultProps: { container: landmark }, styleOverrides: { paper: { ...floating, marginTop: 4 } } },
  MuiPopper: { defaultProps: { container: landmark } },
  MuiMenu: {
    styleOverrides: { paper: { ...floating, marginTop: 4, minWidth: 160 }, list: { padding: 4 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 'var(--h)',
        height: 'auto',
        padding: '4px 8px',
        gap: 8,
        borderRadius: 4,
        fontSize: 'var(--text-s)',
        lineHeight: '20px',
        '&.Mui-focusVisible': { background: 'var(--surface-2)', boxShadow: 'inset 0 0 0 2px var(--primary)' },
        '&:hover': { background: 'var(--surface-2)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { background: 'var(--surface-2)' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      root: { '& .MuiBackdrop-root': { background: 'var(--scrim)' } },
      paper: { ...floating, margin: 16, maxHeight: 'calc(100% - 32px)', width: 'calc(100% - 32px)' },
    },
    defaultProps: { transitionDuration: 100 },
  },
};
