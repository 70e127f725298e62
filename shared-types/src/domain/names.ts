/** Whether a name is a property of every JavaScript object, and so unusable as a key: `__proto__`, `constructor`, `toString`, … */
export const isReservedName = (name: string): boolean => name === 'prototype' || name in Object.prototype;
