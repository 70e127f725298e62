import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import type { PublicPortfolioDto } from '../../../api';
import { kindOf } from '../describe';
import textStyle from '../../../components/ui/text.module.css';
import style from './Samples.module.css';

export interface SamplesProps {
  samples: readonly PublicPortfolioDto[];
  /** The address of a sample; null if samples cannot be opened. */
  fileAddress: ((fileId: string) => string) | null;
  /** Shows the thumbnail of a sample. */
  thumbnail: (fileId: string) => ReactNode;
}

/** The samples of the candidate's work. */
export function Samples({ samples, fileAddress, thumbnail }: SamplesProps) {
  const t = useT();
  if (samples.length === 0) return null;
  return (
    <section className={style.belt}>
      <h2>{t('public.portfolio')}</h2>
      <ul className={style.shelf}>
        {samples.map((sample, index) => {
          const card = <Card sample={sample} number={index + 1} picture={sample.thumbnail && thumbnail(sample._id)} />;
          return (
            <li key={sample._id}>{fileAddress ? <a href={fileAddress(sample._id)}>{card}</a> : <div>{card}</div>}</li>
          );
        })}
      </ul>
    </section>
  );
}

interface CardProps {
  sample: PublicPortfolioDto;
  number: number;
  /** Its thumbnail; false without one. */
  picture: ReactNode;
}

/** The picture of a sample, or a cover with its title, whose position decides which of three designs it has. */
function Card({ sample: { title, summary, mimeType }, number, picture }: CardProps) {
  const t = useT();
  const name = title ?? t('public.sample', { number });
  return (
    <>
      {picture ? (
        <span className={style.picture}>{picture}</span>
      ) : (
        <span className={style.cover} aria-hidden="true">
          <span dir="auto">{name}</span>
        </span>
      )}
      <span>
        <span className={textStyle.strong} dir="auto">
          {name}
        </span>
        <small dir="auto">{[summary, kindOf(t, mimeType)].filter(Boolean).join(', ')}</small>
      </span>
    </>
  );
}
