import { withFirst } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { today } from '@byline/web-kit/dates';
import { Sun } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../../components/layout/Page';
import { Pane, PaneHead, Scroll } from '../../components/layout/Pane';
import { Boundary, EmptyState } from '../../components/ui/States';
import { Text } from '../../components/ui/Text';
import { DayAppointments } from '../../features/agenda/components/DayAppointments';
import { NewApplications, PromisedAnswers } from '../../features/applications/components/DayApplications';
import { FailedMails } from '../../features/emails/components/FailedMails';
import { DayTasks } from '../../features/tasks/components/DayTasks';
import { regional } from '../../lib/regional';
import { useNow } from '../../lib/useNow';
import { useTitle } from '../../lib/useTitle';
import style from './DayPage.module.css';

const PARTS = { DayTasks, PromisedAnswers, NewApplications, FailedMails };

/** `/day` shows the user's appointments, tasks and news of today. A quiet day says so. */
export function Component() {
  const t = useT();
  const { locale } = useIntl();
  useTitle(t('day.title'));
  const written = new Intl.DateTimeFormat(regional(locale), { dateStyle: 'full', timeZone: 'UTC' });
  const day = withFirst(written.format(new Date(today(useNow()))), locale);
  return (
    <Page>
      <Pane aria-label={t('day.title')}>
        <PaneHead lined>
          <Text as="h1" size="page">
            <FormattedMessage id="day.title" />
          </Text>
          <Text tone="muted">{day}</Text>
        </PaneHead>
        <Scroll column className={style.parts}>
          <Boundary>
            <DayAppointments mine />
          </Boundary>
          {Object.entries(PARTS).map(([name, Part]) => (
            <Boundary key={name}>
              <Part />
            </Boundary>
          ))}
          <div className={style.quiet}>
            <EmptyState icon={Sun} title={t('day.quiet')} text={t('day.quietText')} />
          </div>
        </Scroll>
      </Pane>
    </Page>
  );
}
