import { useT } from '@byline/web-kit/i18n';
import { useReloadOnline } from '@byline/web-kit/ui';
import { Button } from './Button';
import { EmptyState } from './States';

/**
 * In the place of a form whose code could not be fetched, which no browser asks for again before a reload. Without a network that comes by
 * itself, once there is one: which form is open is in the address, and what was typed is kept.
 */
export function Unfetched() {
  const t = useT();
  const words = useReloadOnline() ? 'offline' : 'broken';
  const retry = (
    <Button look="quiet" small onClick={() => window.location.reload()}>
      {t('state.retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={t(`${words}.title`)} text={t(`${words}.text`)} action={retry} />
    </div>
  );
}
