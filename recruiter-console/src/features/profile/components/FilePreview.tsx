import { useT } from '@byline/web-kit/i18n';
import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFileUrlQuery, type FileResponse } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Skeleton, SkeletonBar, useSeen } from '@byline/web-kit/ui';
import { IconAction } from '../../../components/ui/IconAction';
import { ErrorState } from '../../../components/ui/States';
import { isImage, isPdf } from '../model';
import style from './FilePreview.module.css';

const PdfPages = lazy(() => import('./PdfPages'));

interface FilePreviewProps {
  candidateId: string;
  file: FileResponse;
  /** The page of a PDF to show. */
  page: number;
}

const Lines = () => (
  <Stack gap={12} className={style.loading} aria-hidden="true">
    {[40, 80, 70, 85, 60, 75].map((width) => (
      <SkeletonBar key={width} width={`${width}%`} />
    ))}
  </Stack>
);
const PaperSkeleton = () => (
  <Skeleton>
    <Lines />
  </Skeleton>
);

/** Previews the chosen file: the pages of a PDF, or an image. Loads it when the user scrolls to it. */
export function FilePreview({ candidateId, file, page: asked }: FilePreviewProps) {
  const t = useT();
  const [large, setLarge] = useState(false);
  const [pages, setPages] = useState(0);
  const { name } = file;
  const page = pages > 0 ? Math.min(asked, pages) : asked;
  const [paper, seen] = useSeen<HTMLElement>();
  const { data: url, error, refetch } = useFileUrlQuery({ id: candidateId, fileId: file._id }, { skip: !seen });
  const draw = (all: boolean) => {
    // Shows no loading animation before the user has scrolled here, because the file does not load yet.
    if (!url) return seen ? <PaperSkeleton /> : <Lines />;
    if (isImage(file)) return <img src={url} alt={t('profile.preview', { name })} />;
    if (!isPdf(file)) {
      return (
        <Text as="p" tone="muted" className={style.nothing}>
          <FormattedMessage id="profile.noPreview" />
        </Text>
      );
    }
    return (
      <Suspense fallback={<PaperSkeleton />}>
        <PdfPages url={url} only={all ? null : page} label={t('profile.preview', { name })} onPages={setPages} />
      </Suspense>
    );
  };
  return (
    <figure className={style.paper} ref={paper}>
      <Row as="figcaption" className={style.caption}>
        <Text size="small" tone="muted" grow cut title={name}>
          {pages > 0 ? t('profile.pageOf', { name, page, pages }) : name}
        </Text>
        <IconAction
          icon={Maximize2}
          label={t('profile.larger', { name })}
          disabled={!url}
          onClick={() => setLarge(true)}
        />
      </Row>
      <div className={style.sheet} role="group" aria-label={t('profile.preview', { name })} tabIndex={0}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : draw(false)}
      </div>
      <AppDialog open={large} width={960} title={name} onClose={() => setLarge(false)}>
        {draw(true)}
      </AppDialog>
    </figure>
  );
}
