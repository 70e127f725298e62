let context: CanvasRenderingContext2D | null | undefined;

/** Width of a line of text in px, rounded up. @param font as in CSS: `500 12px Inter` */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return Math.ceil(context.measureText(text).width);
}
