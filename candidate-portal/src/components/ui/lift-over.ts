interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const GAP = 8;

/** Pixels by which a box at the bottom of the screen rises, so that it covers no heading; 0 if it would leave the screen. */
export function liftOver(box: Box, headings: readonly Box[]): number {
  let lift = 0;
  for (const heading of [...headings].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = heading.right <= box.left || heading.left >= box.right;
    const covers = heading.bottom > box.top - lift && heading.top < box.bottom - lift;
    if (!isBeside && covers) lift = box.bottom - heading.top + GAP;
  }
  return box.top - lift < GAP ? 0 : lift;
}
