export { loadKitMessages, type Messages } from './kit-messages';
export { useLanguage, useT, type Translate } from './useT';
