/** Where what floats is put, so that it belongs to something: the dialog that is open, or what the page is about. */
export const landmark = (): Element => [...document.querySelectorAll('main, [role="dialog"]')].at(-1) ?? document.body;
