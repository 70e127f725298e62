/** The product's version, as in every package.json and CHANGELOG.md (docs/releases.md). */
export const VERSION = '1.0.0';
