/** Whether an address names a record, or could: anything else there is none. */
export const isRecordId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);
