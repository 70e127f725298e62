import { gridLines, type Count } from './periods';

interface Picture {
  title: string;
  counts: readonly Count[];
  /** The label below a bar, in one or two lines. */
  below: (key: string, isFirst: boolean) => string;
}

const [WIDTH, HEIGHT, SCALE] = [1_200, 640, 2];
const EDGE = { top: 72, right: 24, bottom: 64, left: 56 };
/** A chart with more bars shows no number above each one. */
export const NUMBERED_BARS = 40;

/** The chart as an image, in the colours and the typeface of the screen. */
export async function pictureOf({ title, counts, below }: Picture): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH * SCALE, height: HEIGHT * SCALE });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const tokens = getComputedStyle(document.documentElement);
  const colour = (token: string): string => tokens.getPropertyValue(token).trim();
  const write = (
    text: string,
    x: number,
    y: number,
    align: CanvasTextAlign,
    token: string,
    font = '400 12px',
  ): void => {
    pen.font = `${font} "Inter Variable", sans-serif`;
    pen.textAlign = align;
    pen.fillStyle = colour(token);
    pen.fillText(text, x, y);
  };
  const lines = gridLines(Math.max(0, ...counts.map(({ total }) => total)));
  const top = lines.at(-1) ?? 1;
  const floor = HEIGHT - EDGE.bottom;
  const heightOf = (total: number): number => floor - (total / top) * (floor - EDGE.top);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colour('--surface');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(title, EDGE.left, 36, 'left', '--text', '600 18px');
  for (const line of lines) {
    pen.fillStyle = colour('--border');
    pen.fillRect(EDGE.left, heightOf(line), WIDTH - EDGE.left - EDGE.right, 1);
    write(String(line), EDGE.left - 10, heightOf(line) + 4, 'right', '--text-2');
  }
  const step = (WIDTH - EDGE.left - EDGE.right) / Math.max(1, counts.length);
  const each = Math.ceil(counts.length / NUMBERED_BARS);
  counts.forEach(({ key, total, running }, index) => {
    const [middle, height] = [EDGE.left + step * (index + 0.5), heightOf(total)];
    pen.fillStyle = colour(running ? '--accent' : '--primary');
    pen.beginPath();
    pen.roundRect(middle - step * 0.24, height, step * 0.48, floor - height, [3, 3, 0, 0]);
    pen.fill();
    if (counts.length <= NUMBERED_BARS) write(String(total), middle, height - 7, 'center', '--text', '500 12px');
    if (index % each > 0) return;
    below(key, index === 0)
      .split('\n')
      .forEach((text, row) => write(text, middle, floor + 20 + row * 17, 'center', '--text-2'));
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
