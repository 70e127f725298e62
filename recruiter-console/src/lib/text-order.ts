/** Orders texts as people do in a language, with numbers by value: "02.00" before "16:00", "ISO 9" before "ISO 17". */
export const textOrder = (language: string): ((a: string, b: string) => number) =>
  new Intl.Collator(language, { numeric: true }).compare;
