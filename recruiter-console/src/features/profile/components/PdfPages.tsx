import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type RenderTask,
} from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fileBytes } from '../../../api/file-bytes';
import { Text } from '../../../components/ui/Text';
import style from './PdfPages.module.css';

GlobalWorkerOptions.workerPort = new PdfWorker();

/** Draws pages at twice their size, so that they are sharp. */
const SHARP = 2;
const WIDTH = 640;

interface PdfPagesProps {
  url: string;
  /** The only page to draw; null for all. */
  only: number | null;
  label: string;
  onPages: (pages: number) => void;
}

interface PageProps {
  pdf: PDFDocumentProxy;
  number: number;
  label: string;
  onBroken: () => void;
}

function Page({ pdf, number, label, onBroken }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let task: RenderTask | null = null;
    let gone = false;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      if (gone || !canvas.current) return;
      const scale = (WIDTH * SHARP) / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      task = page.render({ canvas: canvas.current, viewport });
      await task.promise;
    };
    draw().catch(() => {
      // A page that disappears during the drawing also causes an error.
      if (!gone) onBroken();
    });
    return () => {
      gone = true;
      task?.cancel();
    };
  }, [pdf, number, onBroken]);
  return <canvas ref={canvas} role="img" aria-label={`${label}, ${number}`} />;
}

/** Draws a PDF with pdf.js, because the content policy allows no plug-in and no frame. */
export default function PdfPages({ url, only, label, onPages }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [broken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  const counted = useRef(onPages);
  useEffect(() => {
    counted.current = onPages;
  });
  useEffect(() => {
    let loading: PDFDocumentLoadingTask | null = null;
    let gone = false;
    const load = async (): Promise<void> => {
      const data = await fileBytes(url);
      if (gone) return;
      loading = getDocument({ data, enableXfa: false });
      const loaded = await loading.promise;
      setPdf(loaded);
      counted.current(loaded.numPages);
    };
    load().catch(() => {
      if (!gone) fail();
    });
    return () => {
      gone = true;
      void loading?.destroy();
    };
  }, [url, fail]);
  if (broken) {
    return (
      <Text as="p" tone="muted" className={style.nothing}>
        <FormattedMessage id="profile.noPreview" />
      </Text>
    );
  }
  if (!pdf) return <div className={style.loading} />;
  const all = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = only === null ? all : [Math.min(only, pdf.numPages)];
  return (
    <div className={style.pages}>
      {pages.map((number) => (
        <Page key={number} pdf={pdf} number={number} label={label} onBroken={fail} />
      ))}
    </div>
  );
}
