export const nl: Record<string, string> = {};
