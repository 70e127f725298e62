import { gridLines, isPartial, shareOf, type Count } from './periods';
import type { Shares } from './shares';

interface Picture {
  title: string;
  counts: readonly Count[];
  /** The label below a bar, in one or two lines. */
  below: (key: string, isFirst: boolean) => string;
  /** The highest line of the grid, if the numbers have a limit. */
  top?: number;
}

const [WIDTH, HEIGHT, SCALE] = [1_200, 640, 2];
const EDGE = { top: 72, right: 24, bottom: 64, left: 56 };
/** A chart with more bars shows no number above each one. */
export const NUMBERED_BARS = 40;

interface Board {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
  colour: (token: string) => string;
  write: (text: string, x: number, y: number, align: CanvasTextAlign, token: string, font?: string) => void;
}

/** An image with a title, in the colours and the typeface of the screen. */
function boardOf(title: string, edge: number): Board | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH * SCALE, height: HEIGHT * SCALE });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const tokens = getComputedStyle(document.documentElement);
  const colour = (token: string): string => tokens.getPropertyValue(token).trim();
  const write: Board['write'] = (text, x, y, align, token, font = '400 12px') => {
    pen.font = `${font} "Inter Variable", sans-serif`;
    pen.textAlign = align;
    pen.fillStyle = colour(token);
    pen.fillText(text, x, y);
  };
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colour('--surface');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(title, edge, 36, 'left', '--text', '600 18px');
  return { canvas, pen, colour, write };
}

const fileOf = ({ canvas }: Board): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

/** The chart of counts as an image. */
export async function pictureOf({ title, counts, below, top: highest }: Picture): Promise<Blob | null> {
  const board = boardOf(title, EDGE.left);
  if (!board) return null;
  const { pen, colour, write } = board;
  const lines = gridLines(Math.max(0, ...counts.map(({ total }) => total)), highest);
  const top = lines.at(-1) ?? 1;
  const floor = HEIGHT - EDGE.bottom;
  const heightOf = (total: number): number => floor - (total / top) * (floor - EDGE.top);
  for (const line of lines) {
    pen.fillStyle = colour('--border');
    pen.fillRect(EDGE.left, heightOf(line), WIDTH - EDGE.left - EDGE.right, 1);
    write(String(line), EDGE.left - 10, heightOf(line) + 4, 'right', '--text-2');
  }
  const step = (WIDTH - EDGE.left - EDGE.right) / Math.max(1, counts.length);
  const each = Math.ceil(counts.length / NUMBERED_BARS);
  counts.forEach((count, index) => {
    const { key, total } = count;
    const [middle, height] = [EDGE.left + step * (index + 0.5), heightOf(total)];
    pen.fillStyle = colour(isPartial(count) ? '--accent' : '--primary');
    pen.beginPath();
    pen.roundRect(middle - step * 0.24, height, step * 0.48, floor - height, [3, 3, 0, 0]);
    pen.fill();
    if (counts.length <= NUMBERED_BARS) write(String(total), middle, height - 7, 'center', '--text', '500 12px');
    if (index % each > 0) return;
    below(key, index === 0)
      .split('\n')
      .forEach((text, row) => write(text, middle, floor + 20 + row * 17, 'center', '--text-2'));
  });
  return fileOf(board);
}

/** Left of the bars stand the names, right of them the shares. */
const BARS = { left: 260, right: 140, top: 100 };
const MOST_HEIGHT = 40;

/** The chart of shares as an image. */
export async function sharePictureOf(
  title: string,
  rows: readonly Shares[],
  parts: readonly string[],
): Promise<Blob | null> {
  const board = boardOf(title, EDGE.right);
  if (!board) return null;
  const { pen, colour, write } = board;
  const tone = (part: number): string => colour(part === 0 ? '--primary' : '--border-strong');
  const bar = (x: number, y: number, width: number, height: number, fill: string): void => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.roundRect(x, y, width, height, 3);
    pen.fill();
  };
  let x = EDGE.right;
  parts.forEach((text, part) => {
    bar(x, 58, 8, 8, tone(part));
    write(text, x + 14, 66, 'left', '--text-2');
    x += 38 + pen.measureText(text).width;
  });
  const step = Math.min(MOST_HEIGHT, (HEIGHT - BARS.top - EDGE.right) / Math.max(1, rows.length));
  const width = WIDTH - BARS.left - BARS.right;
  rows.forEach(({ name, whole, parts: numbers }, row) => {
    const y = BARS.top + row * step;
    const shares = numbers.map((number) => shareOf(number, whole));
    write(name, EDGE.right, y + step / 2, 'left', '--text');
    bar(BARS.left, y + step * 0.1, width, step * 0.6, colour('--surface-2'));
    for (let part = shares.length - 1; part >= 0; part -= 1)
      bar(BARS.left, y + step * 0.1, width * (shares[part] ?? 0), step * 0.6, tone(part));
    const words = shares.map((share) => `${Math.round(100 * share)}%`).join(' · ');
    write(words, WIDTH - EDGE.right, y + step / 2, 'right', '--text', '500 12px');
  });
  return fileOf(board);
}
