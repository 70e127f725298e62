import { create } from 'qrcode';

/** Empty modules around the code, which scanners need. */
const QUIET = 4;

export interface QrCode {
  /** The side in modules, including the empty ones around the code. */
  size: number;
  /** The dark modules, as the path of an SVG. */
  path: string;
}

export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) =>
      modules.get(row, column) ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : '',
    ).join(''),
  );
  return { size: modules.size + 2 * QUIET, path: rows.join('') };
}

/** A file to print: black on white, independent of the theme. */
export const qrFile = ({ size, path }: QrCode): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`,
    ],
    { type: 'image/svg+xml' },
  );
