/** As `--font-ui` has it (web-kit/src/styles/tokens.css): a name that no font here has would be measured in the browser's own. */
const FAMILY = '"Inter Variable", system-ui, sans-serif';

let context: CanvasRenderingContext2D | null | undefined;

/** Width of a line of the interface's text in px, rounded up. @param font its weight and size, as in CSS: `500 12px` */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${font} ${FAMILY}`;
  return Math.ceil(context.measureText(text).width);
}
