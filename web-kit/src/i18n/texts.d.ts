/** Narrows the ids that react-intl accepts, so a text that no catalogue has is a type error. */
import type kit from '../../i18n/en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof kit;
    }
  }
}
