import { useT } from '@byline/web-kit/i18n';
import { lazy, Suspense } from 'react';
import { Loading } from '../../components/ui/States';

/** A chunk of its own: it brings the English texts, which would otherwise be in the scripts of every page. */
const Preview = lazy(() =>
  import('../../features/public-profile/components/Preview').then((module) => ({ default: module.Preview })),
);

/** A candidate's public page as others see it. */
export function PublicPreview({ candidateId }: { candidateId: string }) {
  const t = useT();
  return (
    <Suspense fallback={<Loading />}>
      <Preview candidateId={candidateId} notLoaded={t('publicPage.notLoaded')} />
    </Suspense>
  );
}
