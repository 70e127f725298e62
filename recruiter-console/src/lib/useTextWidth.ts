import { useSyncExternalStore } from 'react';

/** As `--font-ui` has it (web-kit/src/styles/tokens.css): a name that no font here has would be measured in the browser's own. */
const FAMILY = '"Inter Variable", system-ui, sans-serif';

/** Width of a line of the interface's text in px, rounded up; `font`: its weight and size, as in CSS: `500 12px`. */
export type TextWidth = (text: string, font: string) => number;

let context: CanvasRenderingContext2D | null | undefined;

const inFont: TextWidth = (text, font) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${font} ${FAMILY}`;
  return Math.ceil(context.measureText(text).width);
};
/** Another function, so that who keeps what it says asks again. */
const inAnother: TextWidth = (text, font) => inFont(text, font);

function onFonts(then: () => void): () => void {
  document.fonts.addEventListener('loadingdone', then);
  return () => document.fonts.removeEventListener('loadingdone', then);
}

/** Measures text, and again once the interface's font has come. */
export const useTextWidth = (): TextWidth =>
  useSyncExternalStore(onFonts, () => document.fonts.check(`13px ${FAMILY}`)) ? inFont : inAnother;
