import { longDay } from '@byline/shared-types/domain';
import { availabilityParts } from '@byline/web-kit/candidate';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import type { Candidate } from './model';

/** An availability in words, the start first; empty if nobody has said anything. */
export function useAvailabilityWords(): (availability: Candidate['availability']) => string[] {
  const t = useT();
  const language = useLanguage();
  return (availability) =>
    availability ? availabilityParts(t, language, availability, (day) => longDay(day, language)) : [];
}
