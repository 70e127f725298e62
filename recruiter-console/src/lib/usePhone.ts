import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone's; the styles' `max-width: 699px`. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 699px)', { noSsr: true });
