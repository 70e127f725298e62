import style from './visually-hidden.module.css';

/** The class of text that only screen readers get. */
export const visuallyHidden = style.visuallyHidden;
