import { useSyncExternalStore } from 'react';

/**
 * Same as `--font-ui` (web-kit/src/styles/tokens.css): for an unknown font name the canvas would measure in the
 * browser's default font.
 */
const FAMILY = '"Inter Variable", system-ui, sans-serif';

/** The width of one line of text in px, rounded up; `font` is its weight and size, as in CSS: `500 12px`. */
export type TextWidth = (text: string, font: string) => number;

let context: CanvasRenderingContext2D | null | undefined;

const inFont: TextWidth = (text, font) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${font} ${FAMILY}`;
  return Math.ceil(context.measureText(text).width);
};
/** A second identity of the same function, so that components measure again. */
const inAnother: TextWidth = (text, font) => inFont(text, font);

function onFonts(then: () => void): () => void {
  document.fonts.addEventListener('loadingdone', then);
  return () => document.fonts.removeEventListener('loadingdone', then);
}

/** Measures text, and again after the font of the interface has loaded. */
export const useTextWidth = (): TextWidth =>
  useSyncExternalStore(onFonts, () => document.fonts.check(`13px ${FAMILY}`)) ? inFont : inAnother;
