import type { Label } from '@byline/shared-types/domain';
import type { MessageId } from '@byline/web-kit/i18n';

/** The languages of a label in the order of their columns. */
export const LABEL_WORDS = {
  EN: 'specialisations.english',
  NL: 'specialisations.dutch',
  FR: 'specialisations.french',
} satisfies Record<keyof Label, MessageId>;
export const LABEL_LANGUAGES = Object.keys(LABEL_WORDS) as (keyof Label)[];
