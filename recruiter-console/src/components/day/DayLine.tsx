import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/Stack';
import { Text } from '../ui/Text';
import { TitleLink } from '../ui/TitleLink';
import style from './DayLine.module.css';

interface DayLineProps {
  to: string;
  title: string;
  /** Right of the title: a day or a time. */
  when: ReactNode;
  /** The second line. */
  about: ReactNode;
}

/** One thing of a recruiter's day, with the way to it. */
export const DayLine = ({ to, title, when, about }: DayLineProps) => (
  <li className={style.line}>
    <Stack gap={2}>
      <Row className={style.head}>
        <TitleLink to={to}>{title}</TitleLink>
        <Text tone="muted" className={style.when}>
          {when}
        </Text>
      </Row>
      <Text size="small" tone="muted" cut>
        {about}
      </Text>
    </Stack>
  </li>
);
