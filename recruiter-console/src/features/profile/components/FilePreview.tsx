import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFileUrlQuery, type FileResponse } from '../../../api';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import { IconAction } from '../../../components/ui/IconAction';
import { ErrorState } from '../../../components/ui/States';
import { messages } from '../messages';
import { isImage, isPdf } from '../model';

const PdfPages = lazy(() => import('./PdfPages'));

interface FilePreviewProps {
  candidateId: string;
  file: FileResponse;
}

const PaperSkeleton = () => (
  <Skeleton>
    <div className="col g12" style={{ padding: '24px 28px', height: 360 }}>
      {[40, 80, 70, 85, 60, 75].map((width) => (
        <SkeletonBar key={width} width={`${width}%`} />
      ))}
    </div>
  </Skeleton>
);

/** The chosen file: a PDF drawn page by page, or an image. */
export function FilePreview({ candidateId, file }: FilePreviewProps) {
  const { formatMessage } = useIntl();
  const [large, setLarge] = useState(false);
  const [pages, setPages] = useState(0);
  const { name } = file;
  const { data: url, error, refetch } = useFileUrlQuery({ id: candidateId, fileId: file._id });
  const draw = (all: boolean) => {
    if (!url) return <PaperSkeleton />;
    if (isImage(file)) return <img src={url} alt={formatMessage(messages.preview, { name })} />;
    if (!isPdf(file)) {
      return (
        <p className="sub" style={{ padding: 20 }}>
          <FormattedMessage {...messages.noPreview} />
        </p>
      );
    }
    return (
      <Suspense fallback={<PaperSkeleton />}>
        <PdfPages url={url} all={all} label={formatMessage(messages.preview, { name })} onPages={setPages} />
      </Suspense>
    );
  };
  return (
    <figure className="paper">
      <figcaption className="row" style={{ marginBottom: 8 }}>
        <span className="t-xs sub grow cut" title={name}>
          {pages > 0 ? formatMessage(messages.pageOf, { name, page: 1, pages }) : name}
        </span>
        <IconAction
          icon="open"
          label={formatMessage(messages.larger, { name })}
          disabled={!url}
          onClick={() => setLarge(true)}
        />
      </figcaption>
      <div className="sheet" role="group" aria-label={formatMessage(messages.preview, { name })} tabIndex={0}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : draw(false)}
      </div>
      <AppDialog open={large} width={960} title={name} onClose={() => setLarge(false)}>
        {draw(true)}
      </AppDialog>
    </figure>
  );
}
