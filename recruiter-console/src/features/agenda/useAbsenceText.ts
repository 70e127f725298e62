import type { Fit } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useFitText } from '../../components/availability/booking-words';
import { displayName } from '../../lib/format';
import type { Person } from './model';

/** "Camille Lefèvre: free only from 01/03/2027". */
export function useAbsenceText(): (person: Pick<Person, 'firstname' | 'name'>, absence: Fit) => string {
  const t = useT();
  const fitText = useFitText();
  return (person, absence) => t('agenda.absent', { name: displayName(person), why: fitText(absence) });
}
