import { SkeletonBar } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import layoutStyle from '../layout/layout.module.css';
import sectionStyle from '../layout/section.module.css';
import entriesStyle from './entries.module.css';
import recordStyle from './record.module.css';
import style from './Shapes.module.css';
import textStyle from './text.module.css';

/** A placeholder for text, with its width in pixels; the heading or paragraph around it sets the height. */
export const Bar = ({ width }: { width: number }) => <SkeletonBar width={width} />;

/** Placeholders for paragraphs of one line each. */
export const Lines = ({ widths }: { widths: readonly number[] }) =>
  widths.map((width) => (
    <p key={width}>
      <Bar width={width} />
    </p>
  ));

/** A placeholder for a list on a sheet. */
export const Rows = () => (
  <div className={`${layoutStyle.sheet} ${style.rows}`}>
    {[210, 170, 190].map((width) => (
      <div key={width} className={`${entriesStyle.row} ${entriesStyle.short}`}>
        <div>
          <h2>
            <Bar width={width} />
          </h2>
          <p className={textStyle.small}>
            <Bar width={width / 2} />
          </p>
        </div>
        <span className={textStyle.small}>
          <Bar width={110} />
        </span>
      </div>
    ))}
  </div>
);

/** A placeholder for a part of a long form or a settings page. */
export const SectionShape = ({ children }: { children: ReactNode }) => (
  <section className={sectionStyle.section}>
    <header>
      <h2>
        <Bar width={110} />
      </h2>
      <Lines widths={[170]} />
    </header>
    {children}
  </section>
);

/** A placeholder for a settings page; each number is the number of lines in a part. */
export const Records = () =>
  [2, 1, 1, 1, 2, 1].map((count, part) => (
    <SectionShape key={part}>
      <div>
        {Array.from({ length: count }, (_, line) => (
          <div key={line} className={recordStyle.record}>
            <Lines widths={[160]} />
            <Lines widths={[60]} />
          </div>
        ))}
      </div>
    </SectionShape>
  ));
