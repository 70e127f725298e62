import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Banner } from '../../../components/ui/Banner';
import type { OpenView } from '../useOpenView';
import { useViews } from '../views-context';

/** Says why a view does not open, or which of its filters it leaves out. */
export function ViewBanner({ refused, view }: Pick<OpenView, 'refused' | 'view'>) {
  const t = useT();
  const { formatList } = useIntl();
  const { open } = useViews();
  if (refused) {
    return (
      <Banner
        action={
          <Button size="small" onClick={() => open(null)}>
            <FormattedMessage id="views.showAll" />
          </Button>
        }
      >
        {t(refused === 'private' ? 'views.private' : 'views.gone')}
      </Banner>
    );
  }
  if (!view || view.gone.length === 0) return null;
  const filters = formatList(view.gone.map((name) => t(`views.goneFilter.${name}`)));
  return <Banner>{t('views.goneFilters', { filters, count: view.gone.length })}</Banner>;
}
