/** True if a text has the form of a record id; no record has any other. */
export const isRecordId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);
