/** Widths of an icon with its gap, and of the menu button. */
const ICON = 22;
const MORE = 36;

export interface Fit {
  icons: boolean;
  /** The number of actions in the bar, from the left; the menu holds the rest. */
  shown: number;
}

/** Fits actions into a bar: first it drops the icons, then actions from the right. `widths` are the widths without icons. */
export function fit(widths: readonly number[], room: number): Fit {
  const text = widths.reduce((sum, width) => sum + width, 0);
  if (text + widths.length * ICON <= room) return { icons: true, shown: widths.length };
  if (text <= room) return { icons: false, shown: widths.length };
  let [shown, left] = [0, room - MORE];
  while (shown < widths.length && (widths[shown] ?? 0) <= left) left -= widths[shown++] ?? 0;
  return { icons: false, shown };
}
