import { createContext } from 'react';

/** The path of the apply link whose job the server found gone: nobody asks for it again. */
export const GoneJobPath = createContext<string | null>(null);
