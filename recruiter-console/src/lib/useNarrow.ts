import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the bar above has no room for its search and its labels; the styles' `max-width: 999px`. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 999px)', { noSsr: true });
