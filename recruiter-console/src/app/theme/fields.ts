import type { ThemeOptions } from '@mui/material/styles';
import { MuiAutocomplete } from './autocomplete';
import { outline } from './outline';

const ring = '0 0 0 1px var(--danger)';
const forced = (background: string) => ({ '@media (forced-colors: active)': { background, opacity: 1 } });

/** Fields, selects and checkboxes: 32 px high, one edge, a focus ring, the label above (components/ui/Field). */
export const fieldComponents: ThemeOptions['components'] = {
  // Without the keyframes by which MUI notices autofill for its floating labels: each field that comes would make the browser style all anew.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--h)',
        padding: '0 10px',
        gap: 8,
        borderRadius: 'var(--radius-s)',
        background: 'var(--surface)',
        fontSize: 'var(--text-input)',
        lineHeight: '20px',
        letterSpacing: 'inherit',
        color: 'var(--text)',
        '& > svg': { color: 'var(--text-2)' },
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          inset: 0,
          borderWidth: 1,
          borderColor: 'var(--border-strong)',
          '& legend': { display: 'none' },
        },
        '&.Mui-focused': { boxShadow: 'var(--focus)', outline },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: 'var(--border-strong)' },
        '&.Mui-error': { boxShadow: ring, outline: '1px solid transparent', outlineOffset: -2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)' },
        '&.Mui-error.Mui-focused': { boxShadow: 'var(--focus)', outline },
        '&.Mui-disabled': { background: 'var(--surface-2)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border)' },
        // Print shows only the field's value.
        '@media print': {
          padding: 0,
          background: 'none',
          '& .MuiOutlinedInput-notchedOutline.MuiOutlinedInput-notchedOutline': { display: 'none' },
          '&:has(> input[value=""])': { display: 'none' },
        },
      },
      input: {
        padding: 0,
        height: 'auto',
        minHeight: 20,
        '&:focus-visible': { boxShadow: 'none' }, // the field draws the ring
        // Long text and placeholders end with an ellipsis instead of half a letter.
        textOverflow: 'ellipsis',
        '&::placeholder': { color: 'var(--text-2)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--text-2)' },
        // Chromium paints its own background over autofilled fields.
        '&:-webkit-autofill': {
          boxShadow: '0 0 0 40px var(--surface) inset',
          WebkitTextFillColor: 'var(--text)',
          borderRadius: 0,
        },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
      multiline: { padding: '8px 10px' },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'var(--h)',
        paddingRight: '20px !important',
        '&:focus': { background: 'none' },
        '&:focus-visible': { boxShadow: 'none' },
      },
      icon: { width: 12, height: 12, right: 10, top: 'calc(50% - 6px)', color: 'var(--text-2)' },
    },
  },
  MuiAutocomplete,
  MuiSlider: {
    styleOverrides: { rail: forced('GrayText'), track: forced('Highlight'), thumb: forced('Highlight') },
  },
  MuiCheckbox: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        padding: 0,
        width: 'var(--check)',
        height: 'var(--check)',
        margin: 'calc((16px - var(--check)) / 2)',
        borderRadius: 6,
        color: 'var(--border-strong)',
        flex: 'none',
        '&:hover': { background: 'none' },
        '&.Mui-focusVisible': { boxShadow: 'none' },
        '&.Mui-focusVisible > span': { boxShadow: 'var(--focus)' },
      },
    },
  },
};
