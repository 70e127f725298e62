import { createContext } from 'react';

/** The path of the apply link whose job is gone according to the server, so that the app does not ask for it again. */
export const GoneJobPath = createContext<string | null>(null);
