import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { Segment } from '../../../components/ui/Segment';
import { START_PAGES, useStartPage, type StartPage } from '../../../lib/useStartPage';
import { AccountSection } from './AccountSection';

/** Chooses the page that opens first. */
export function StartPageChoice() {
  const t = useT();
  const [page, choose] = useStartPage();
  return (
    <AccountSection
      title={<FormattedMessage id="account.startPage" />}
      help={<FormattedMessage id="account.startPageHelp" />}
    >
      <div>
        <Segment<StartPage>
          label={t('account.startPage')}
          value={page}
          onChange={choose}
          options={START_PAGES.map((value) => ({
            value,
            label: t(value === 'day' ? 'day.title' : 'layout.candidates'),
          }))}
        />
      </div>
    </AccountSection>
  );
}
