import clsx from 'clsx';
import type { Components } from '@mui/material/styles';
import type { JSXElementConstructor } from 'react';
import style from './autocomplete.module.css';

/** MUI takes a tag as a part, which its types do not know. */
const tag = (name: string) => name as unknown as JSXElementConstructor<unknown>;

/**
 * The parts of a picker are plain elements with classes. The styles of MUI's own parts hold media queries; when a script adds one, a browser
 * works out the style of every MUI element on the page again, which every first opened list would wait for.
 */
export const MuiAutocomplete: Components['MuiAutocomplete'] = {
  defaultProps: {
    slots: {
      paper: tag('div'),
      listbox: tag('ul'),
      popupIndicator: tag('button'),
      clearIndicator: tag('button'),
    },
    slotProps: {
      paper: { className: style.paper ?? '' },
      listbox: { className: style.listbox ?? '' },
      popupIndicator: { className: style.indicator ?? '' },
      clearIndicator: { className: clsx(style.indicator, style.clear) },
    },
  },
  styleOverrides: {
    root: {
      '& .MuiOutlinedInput-root.MuiOutlinedInput-root': { padding: '0 32px 0 10px', flexWrap: 'wrap', gap: 4 },
      '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '5px 0', minWidth: 24 },
    },
    endAdornment: { right: '6px !important', top: '50%', transform: 'translateY(-50%)', display: 'flex' },
    noOptions: { padding: '8px 12px', color: 'var(--text-2)' },
    loading: { padding: '8px 12px', color: 'var(--text-2)' },
  },
};
