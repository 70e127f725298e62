/** Beside a ring that is a shadow: forced colours draw outlines, in the system's colour, and no shadows. */
export const outline = '2px solid transparent';
