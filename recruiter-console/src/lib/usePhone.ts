import useMediaQuery from '@mui/material/useMediaQuery';

/** True if the window is as narrow as a phone; matches the styles' `max-width: 699px`. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 699px)', { noSsr: true });
