import { createContext } from 'react';

/** The path of the apply link whose job the server found gone, so the app does not ask for it again. */
export const GoneJobPath = createContext<string | null>(null);
