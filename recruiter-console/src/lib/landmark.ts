/** The parent for popovers: the open dialog, or the page's main region, so they belong to a landmark. */
export const landmark = (): Element => [...document.querySelectorAll('main, [role="dialog"]')].at(-1) ?? document.body;
