/** Next to a shadow ring: forced colours draw outlines in the system's colour, but no shadows. */
export const outline = '2px solid transparent';
