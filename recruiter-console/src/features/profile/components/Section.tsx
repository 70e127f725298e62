import type { ReactNode } from 'react';
import { Text } from '../../../components/ui/Text';
import style from './Section.module.css';

interface SectionProps {
  title: ReactNode;
  /** A small button at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, action, children }: SectionProps) => (
  <section>
    <div className={style.head}>
      <Text as="h2" weight="semibold">
        {title}
      </Text>
      {action && <span className={style.action}>{action}</span>}
    </div>
    {children}
  </section>
);
