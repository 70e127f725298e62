import style from './visually-hidden.module.css';

/** The class of what only screen readers say. */
export const visuallyHidden = style.visuallyHidden;
