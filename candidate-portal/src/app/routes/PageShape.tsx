import { SkeletonBar, SkeletonDisc } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Bar, Lines, Records, Rows, SectionShape } from '../../components/ui/Shapes';
import { Loading } from '../../components/ui/States';
import layoutStyle from '../../components/layout/layout.module.css';
import entriesStyle from '../../components/ui/entries.module.css';
import buttonStyle from '../../components/ui/button.module.css';
import textStyle from '../../components/ui/text.module.css';
import accountStyle from '../../features/account/components/account.module.css';
import profileStyle from '../../features/candidate/components/profile/profile.module.css';
import blockStyle from '../../features/candidate/components/profile/block.module.css';
import wizardStyle from '../../features/candidate/components/wizard/wizard.module.css';
import publicPageStyle from '../../features/public-page/components/public-page.module.css';
import style from './PageShape.module.css';

/**
 * The shape of a candidate's page during its load, with the page's own measures, so that nothing moves when the page
 * appears (docs/domain/interface.md#waiting).
 */
export function PageShape() {
  const { pathname } = useLocation();
  const list = LISTS[pathname];
  return (
    <main id="content" tabIndex={-1} className={layoutStyle.wrap}>
      <Loading shape={list ?? SHAPES[pathname]} {...(list && { className: layoutStyle.stack })} />
    </main>
  );
}

const Heading = ({ width = 200 }: { width?: number }) => (
  <h1>
    <Bar width={width} />
  </h1>
);

/** A page of entries; `heading` and `add` are the widths of its texts. */
const List = ({ heading, add }: { heading: number; add: number }) => (
  <>
    <div className={entriesStyle.head}>
      <Heading width={heading} />
      <span className={buttonStyle.text}>
        <Bar width={add} />
      </span>
    </div>
    <Rows />
  </>
);

const Profile = () => (
  <>
    <header className={profileStyle.person}>
      <SkeletonDisc size={88} />
      <div>
        <Heading width={150} />
        <Lines widths={[120]} />
      </div>
    </header>
    <div className={profileStyle.card}>
      <div className={`${layoutStyle.sheet} ${profileStyle.blocks}`}>
        {[2, 4, 8, 6].map((lines) => (
          <Part key={lines} className={blockStyle.block} lines={lines} />
        ))}
      </div>
      <div className={profileStyle.aside}>
        {[1, 2, 3, 4].map((lines) => (
          <Part key={lines} lines={lines} />
        ))}
      </div>
    </div>
  </>
);

const Part = ({ lines, className }: { lines: number; className?: string | undefined }) => (
  <section className={className}>
    <header>
      <h2>
        <Bar width={120} />
      </h2>
    </header>
    <Lines widths={Array.from({ length: lines }, (_, line) => 250 - line * 15)} />
  </section>
);

const Account = () => (
  <>
    <header className={accountStyle.head}>
      <Heading width={130} />
      <Lines widths={[260]} />
    </header>
    <Records />
  </>
);

const PublicPage = () => (
  <>
    <header className={publicPageStyle.head}>
      <p className={buttonStyle.text}>
        <Bar width={70} />
      </p>
      <Heading />
      <Lines widths={[280]} />
    </header>
    <div className={publicPageStyle.desk}>
      <div className={publicPageStyle.aside}>
        {[2, 8, 9].map((lines) => (
          <Part key={lines} lines={lines} />
        ))}
      </div>
      <div className={`${layoutStyle.sheet} ${publicPageStyle.frame}`}>
        <div className={publicPageStyle.bar} />
        <div className={profileStyle.person}>
          <SkeletonDisc size={88} />
          <Lines widths={[150]} />
        </div>
        <Part lines={12} />
      </div>
    </div>
  </>
);

const Wizard = () => (
  <>
    <header className={wizardStyle.intro}>
      <SkeletonBar width={240} height={4} />
      <div>
        <p className={`${wizardStyle.onPhone} ${textStyle.small}`}>
          <Bar width={80} />
        </p>
        <Heading />
      </div>
    </header>
    <SectionShape>
      <SkeletonDisc size={88} />
    </SectionShape>
    {[1, 2, 3].map((part) => (
      <SectionShape key={part}>
        <div className={style.fields}>
          <Field />
          <Field />
          <Field />
        </div>
      </SectionShape>
    ))}
  </>
);

const Field = () => (
  <div>
    <Lines widths={[90]} />
    <SkeletonBar width="100%" height={54} />
  </div>
);

const SHAPES: Partial<Record<string, ReactNode>> = {
  '/profile': <Profile />,
  '/account': <Account />,
  '/public-page': <PublicPage />,
  '/complete': <Wizard />,
};
const LISTS: Partial<Record<string, ReactNode>> = {
  '/work': <List heading={220} add={160} />,
  '/education': <List heading={130} add={110} />,
  '/links': <List heading={70} add={80} />,
  '/jobapplications': (
    <>
      <Heading />
      <Rows />
    </>
  ),
};
