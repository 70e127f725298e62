import type { ReactElement } from 'react';
import { SIGNS } from './signs';
import { THINGS } from './things';

/** The sprite of the look: 16 px, 1.5 px stroke, round ends. */
export const ICONS = { ...SIGNS, ...THINGS } satisfies Record<string, ReactElement>;

export type IconName = keyof typeof ICONS;
