import { createContext } from 'react';

/** True for the form of a record that a colleague removed while the form was open. */
export const GoneContext = createContext(false);
