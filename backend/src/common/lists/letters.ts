const SPELLINGS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ĳ: 'ij' };

/** Spells out the small letters that decomposition leaves as they are. */
export const spellOut = (text: string): string => text.replace(/[œæøßłđĳ]/g, (letter) => SPELLINGS[letter] ?? letter);
