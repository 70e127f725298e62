import type { PublicCandidateDto } from '../../../api';
import { Hero, type HeroProps } from './Hero';
import { Parts } from './Parts';
import { Samples, type SamplesProps } from './Samples';
import style from './Content.module.css';

type ContentProps = Omit<HeroProps, 'candidate'> &
  Pick<SamplesProps, 'fileAddress' | 'thumbnail'> & { candidate: PublicCandidateDto };

/** The content of a candidate's page and of its preview; its layout follows the width of its container. */
export const Content = ({ candidate, functionName, photo, inFrame, fileAddress, thumbnail }: ContentProps) => (
  <div className={style.content}>
    <Hero candidate={candidate} functionName={functionName} photo={photo} inFrame={inFrame} />
    <Samples samples={candidate.portfolio} fileAddress={fileAddress} thumbnail={thumbnail} />
    <Parts candidate={candidate} />
  </div>
);
