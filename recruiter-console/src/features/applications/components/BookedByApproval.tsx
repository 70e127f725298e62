import { useT } from '@byline/web-kit/i18n';
import type { ApplicationResponse } from '../../../api';
import { useFitText } from '../../../components/availability/booking-words';
import { useWork } from '../../../components/jobs/times';
import { Banner } from '../../../components/ui/Banner';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';

/** Names, before an approval, the people and days that it books, and those who are not free on these days. It forbids nothing. */
export function BookedByApproval({ applications }: { applications: readonly ApplicationResponse[] }) {
  const t = useT();
  const work = useWork();
  const fitText = useFitText();
  const booked = applications.filter(({ job }) => job.workFrom);
  const [first] = booked;
  if (!first) return null;
  return (
    <>
      <Text as="p">{t('applications.books', { count: booked.length, days: work(first.job) })}</Text>
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
