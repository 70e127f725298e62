import { useT } from '@byline/web-kit/i18n';
import type { PublicPortfolioDto } from '../../../api';
import { kindOf } from '../describe';
import textStyle from '../../../components/ui/text.module.css';
import style from './Samples.module.css';

export interface SamplesProps {
  samples: readonly PublicPortfolioDto[];
  /** The address of a sample; null if samples cannot be opened. */
  fileAddress: ((fileId: string) => string) | null;
}

/** The samples of the candidate's work. */
export function Samples({ samples, fileAddress }: SamplesProps) {
  const t = useT();
  if (samples.length === 0) return null;
  return (
    <section className={style.belt}>
      <h2>{t('public.portfolio')}</h2>
      <ul className={style.shelf}>
        {samples.map((sample, index) => {
          const card = <Card sample={sample} number={index + 1} />;
          return (
            <li key={sample._id}>{fileAddress ? <a href={fileAddress(sample._id)}>{card}</a> : <div>{card}</div>}</li>
          );
        })}
      </ul>
    </section>
  );
}

/** A cover with the title, because a sample has no picture; its position decides which of three designs it has. */
function Card({ sample: { title, summary, mimeType }, number }: { sample: PublicPortfolioDto; number: number }) {
  const t = useT();
  const name = title ?? t('public.sample', { number });
  return (
    <>
      <span className={style.cover} aria-hidden="true">
        <span>{name}</span>
      </span>
      <span>
        <span className={textStyle.strong}>{name}</span>
        <small>{[summary, kindOf(t, mimeType)].filter(Boolean).join(', ')}</small>
      </span>
    </>
  );
}
