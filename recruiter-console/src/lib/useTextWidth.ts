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
/** Known while somebody measures: each question makes the browser work out the styles of the page, and every render has one. */
let isThere: boolean | undefined;
const isFontThere = (): boolean => (isThere ??= hasFont());
let measuring = 0;

function onFonts(then: () => void): () => void {
  const look = (): void => {
    isThere = hasFont();
    then();
  };
  // The font may have come since the first render.
  isThere ||= hasFont();
  measuring += 1;
  document.fonts.addEventListener('loadingdone', look);
  return () => {
    document.fonts.removeEventListener('loadingdone', look);
    measuring -= 1;
    if (measuring === 0) isThere = undefined;
  };
}

/** Measures text, and again after the font of the interface has loaded. */
export const useTextWidth = (): TextWidth => (useSyncExternalStore(onFonts, isFontThere) ? inFont : inAnother);
