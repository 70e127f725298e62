import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fileBytes } from '../../../api/file-bytes';
import { Text } from '../../../components/ui/Text';
import { messages } from '../messages';
import style from './PdfPages.module.css';

GlobalWorkerOptions.workerPort = new PdfWorker();

/** Pages are drawn twice as fine as they are shown. */
const SHARP = 2;
const WIDTH = 640;

interface PdfPagesProps {
  url: string;
  /** Every page, or the first one. */
  all: boolean;
  label: string;
  onPages: (pages: number) => void;
}

function Page({ pdf, number, label }: { pdf: PDFDocumentProxy; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let task: { cancel: () => void; promise: Promise<void> } | null = null;
    let gone = false;
    void pdf.getPage(number).then((page) => {
      if (gone || !canvas.current) return;
      const scale = (WIDTH * SHARP) / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      task = page.render({ canvas: canvas.current, viewport });
      // Cancelled when the page goes away while it is drawn.
      task.promise.catch(() => undefined);
    });
    return () => {
      gone = true;
      task?.cancel();
    };
  }, [pdf, number]);
  return <canvas ref={canvas} role="img" aria-label={`${label}, ${number}`} />;
}

/** Draws a PDF with pdf.js: no plug-in, no frame, nothing the content policy would have to allow. */
export default function PdfPages({ url, all, label, onPages }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [broken, setBroken] = useState(false);
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
      if (!gone) setBroken(true);
    });
    return () => {
      gone = true;
      void loading?.destroy();
    };
  }, [url]);
  if (broken) {
    return (
      <Text as="p" tone="muted" className={style.nothing}>
        <FormattedMessage {...messages.noPreview} />
      </Text>
    );
  }
  if (!pdf) return <div className={style.loading} />;
  const pages = Array.from({ length: all ? pdf.numPages : 1 }, (_, index) => index + 1);
  return (
    <div className={style.pages}>
      {pages.map((number) => (
        <Page key={number} pdf={pdf} number={number} label={label} />
      ))}
    </div>
  );
}
