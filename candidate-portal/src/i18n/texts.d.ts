/** Narrows the ids that react-intl accepts, so a text that no catalogue has is a type error. */
import type kit from '../../../web-kit/i18n/en.json';
import type portal from '../../i18n/en.json';
import type profile from '../../i18n/public/en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof kit | keyof typeof portal | keyof typeof profile;
    }
  }
}
