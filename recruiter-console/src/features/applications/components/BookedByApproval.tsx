import { useT } from '@byline/web-kit/i18n';
import type { ApplicationResponse } from '../../../api';
import { useFitText } from '../../../components/availability/booking-words';
import { useWork } from '../../../components/jobs/times';
import { Banner } from '../../../components/ui/Banner';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import type { OwnWorkValues } from '../model';
import { useAskedWork } from './useAskedWork';

/** Names, before an approval, the people and days that it books, and those who are not free on these days. It forbids nothing. */
export function BookedByApproval({ applications }: { applications: readonly ApplicationResponse[] }) {
  const t = useT();
  const workText = useWork();
  const fitText = useFitText();
  const booked = applications.flatMap(({ work, ...application }) => (work ? [{ ...application, work }] : []));
  const byDays = Map.groupBy(booked, ({ work }) => workText(work));
  return (
    <>
      {[...byDays].map(([days, people]) => (
        <Text as="p" key={days}>
          {t('applications.books', { count: people.length, name: displayName(people[0]?.candidate ?? {}), days })}
        </Text>
      ))}
      {booked.map(
        ({ _id, candidate, fit }) =>
          fit &&
          fit.fit !== 'free' && (
            <Banner key={_id} quiet>
              {t('applications.notFree', { name: displayName(candidate), why: fitText(fit) })}
            </Banner>
          ),
      )}
    </>
  );
}

interface BookedByWorkProps {
  application: ApplicationResponse;
  values: OwnWorkValues;
}

/** The same for one application with the period of work in the form. */
export function BookedByWork({ application, values }: BookedByWorkProps) {
  const asked = useAskedWork(application, values);
  return <BookedByApproval applications={[asked]} />;
}
