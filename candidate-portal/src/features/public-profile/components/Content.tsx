import type { PublicCandidateDto } from '../../../api';
import { Hero, type HeroProps } from './Hero';
import { Parts } from './Parts';
import { Samples, type SamplesProps } from './Samples';
import style from './Content.module.css';

type ContentProps = Omit<HeroProps, 'candidate'> &
  Pick<SamplesProps, 'fileAddress'> & { candidate: PublicCandidateDto };

/** What is told of a candidate, on their page and in its preview: it goes by the room there is, not by the window. */
export const Content = ({ candidate, functionName, photo, inFrame, fileAddress }: ContentProps) => (
  <div className={style.content}>
    <Hero candidate={candidate} functionName={functionName} photo={photo} inFrame={inFrame} />
    <Samples samples={candidate.portfolio} fileAddress={fileAddress} />
    <Parts candidate={candidate} />
  </div>
);
