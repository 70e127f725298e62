import { useT } from '@byline/web-kit/i18n';
import { SegmentLinks } from '../../../components/ui/Segment';

const LINKS = ['/settings/stats', '/settings/stats/availability'] as const;

/** The screens of the statistics. */
export function StatsLinks({ current }: { current: (typeof LINKS)[number] }) {
  const t = useT();
  const [registrations, availability] = LINKS;
  return (
    <SegmentLinks
      label={t('statistics.title')}
      current={current}
      links={[
        { to: registrations, label: t('statistics.registrations') },
        { to: availability, label: t('candidate.availability') },
      ]}
    />
  );
}
