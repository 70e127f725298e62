import type { Part, Piece } from './cv-line.js';

/** Pieces on one height, from left to right. */
export interface Row {
  y: number;
  parts: (Part & { size: number; bold: boolean })[];
}

/** Pieces whose baselines differ less than this share of their height stand on one line. */
const SAME_LINE = 0.45;
/** Gaps in heights of the letters: from a word to the next one, and from a part to the next one. */
const WORD_GAP = 0.12;
const PART_GAP = 1.05;

function rowsOfPieces(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(piece.y - first.y) < SAME_LINE * Math.max(piece.size, first.size) * 0.8)
      row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

const isMark = (text: string): boolean => /^[•▪●○◦■□·\-–*»›]$/.test(text.trim());

function joined(row: readonly Piece[]): Row['parts'] {
  const parts: Row['parts'] = [];
  for (const piece of [...row].sort((a, b) => a.x - b.x)) {
    const last = parts.at(-1);
    const gap = last ? piece.x - last.end : 0;
    const isNear =
      last && (gap < PART_GAP * Math.min(piece.size, last.size) || (isMark(last.text) && gap < 3 * piece.size));
    if (last && isNear) {
      const blank = gap > WORD_GAP * piece.size && !last.text.endsWith(' ') && !piece.text.startsWith(' ') ? ' ' : '';
      if (last.bold && !piece.bold) last.strong ??= last.text.trim().length;
      last.text += blank + piece.text;
      last.end = Math.max(last.end, piece.x + piece.width);
      last.bold &&= piece.bold;
      last.size = Math.max(last.size, piece.size);
    } else {
      const { x, width, size, bold, text } = piece;
      parts.push({ x, end: x + width, size, bold, text });
    }
  }
  return parts.map((part) => ({ ...part, text: part.text.trim() }));
}

/** The rows of a page, or of a part of it. */
export const rowsOf = (pieces: readonly Piece[]): Row[] =>
  rowsOfPieces(pieces).map((row) => ({ y: row[0]?.y ?? 0, parts: joined(row) }));
