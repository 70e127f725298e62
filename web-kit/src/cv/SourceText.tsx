import { useCvT } from './useCvT';
import type { CvSource } from './reading';
import style from './cv.module.css';

/** The pieces of a text, of which those at odd places are marked. */
export function markedPieces({ text, marks }: Pick<CvSource, 'text' | 'marks'>): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (;;) {
    const [next] = marks
      .map((mark) => ({ mark, at: rest.indexOf(mark) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.mark.length - a.mark.length);
    if (!next) return [...pieces, rest];
    pieces.push(rest.slice(0, next.at), next.mark);
    rest = rest.slice(next.at + next.mark.length);
  }
}

/** The words of the file that a proposal comes from, with the found ones marked. */
export function SourceText({ source, pages }: { source: CvSource; pages: number }) {
  const t = useCvT();
  return (
    <p className={style.source}>
      {markedPieces(source).map((piece, index) =>
        index % 2 === 1 ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
      )}
      {pages > 1 && <small>{t('cvReview.page', { page: source.page })}</small>}
    </p>
  );
}
