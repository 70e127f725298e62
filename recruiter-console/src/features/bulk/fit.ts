/** Room of an icon with its gap, and of the button that opens what has no place. */
const ICON = 22;
const MORE = 36;

export interface Fit {
  icons: boolean;
  /** How many actions stand in the bar, from the left; the rest is behind the dots. */
  shown: number;
}

/** What of a bar fits: icons leave first, then actions from the right. `widths` are those of the actions without icons. */
export function fit(widths: readonly number[], room: number): Fit {
  const text = widths.reduce((sum, width) => sum + width, 0);
  if (text + widths.length * ICON <= room) return { icons: true, shown: widths.length };
  if (text <= room) return { icons: false, shown: widths.length };
  let [shown, left] = [0, room - MORE];
  while (shown < widths.length && (widths[shown] ?? 0) <= left) left -= widths[shown++] ?? 0;
  return { icons: false, shown };
}
