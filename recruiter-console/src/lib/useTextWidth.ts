import { useSyncExternalStore } from 'react';

/**
 * Same as `--font-ui` (web-kit/src/styles/tokens.css): for an unknown font name the canvas would measure in the
 * browser's default font.
 */
const FAMILY = '"Inter Variable", system-ui, sans-serif';

/** The width of one line of text in px, rounded up; `font` is its weight and size, as in CSS: `500 12px`. */
export type TextWidth = (text: string, font: string) => number;

let context: CanvasRenderingContext2D | null | undefined;
let contextFont = '';

const inFont: TextWidth = (text, font) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  // The browser looks the font up again whenever it is set.
  if (font !== contextFont) context.font = `${font} ${FAMILY}`;
  contextFont = font;
  return Math.ceil(context.measureText(text).width);
};
/** A second identity of the same function, so that components measure again. */
const inAnother: TextWidth = (text, font) => inFont(text, font);

const hasFont = (): boolean => document.fonts.check(`13px ${FAMILY}`);
/** Asked only when fonts have come: each answer makes the browser work out the styles of the page, and every render wants one. */
let isThere: boolean | undefined;
function isFontThere(): boolean {
  if (isThere === undefined) document.fonts.addEventListener('loadingdone', () => (isThere = hasFont()));
  return (isThere ??= hasFont());
}

function onFonts(then: () => void): () => void {
  document.fonts.addEventListener('loadingdone', then);
  return () => document.fonts.removeEventListener('loadingdone', then);
}

/** Measures text, and again after the font of the interface has loaded. */
export const useTextWidth = (): TextWidth => (useSyncExternalStore(onFonts, isFontThere) ? inFont : inAnother);
