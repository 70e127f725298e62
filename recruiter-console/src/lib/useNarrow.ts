import useMediaQuery from '@mui/material/useMediaQuery';

/** True if the top bar is too narrow for its search and labels; matches the styles' `max-width: 999px`. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 999px)', { noSsr: true });
