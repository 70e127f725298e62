import type { Messages } from '@byline/web-kit/i18n';
import kit from '../../../../web-kit/i18n/en.json';
import portal from '../../../i18n/en.json';
import own from '../../../i18n/public/en.json';

/** The texts of the public page, which is always English. */
export const english = { ...kit, ...portal, ...own } as Messages;
