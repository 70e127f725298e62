/** Whether a name means something to every object of the language, so that nothing of ours is called by it: `__proto__`, `constructor`, `toString`, … */
export const isReservedName = (name: string): boolean => name === 'prototype' || name in Object.prototype;
