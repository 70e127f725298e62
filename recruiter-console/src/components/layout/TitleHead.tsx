import type { MessageId } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '../ui/Text';
import { Grow } from './Grow';
import { PaneHead } from './Pane';

interface TitleHeadProps {
  title: MessageId;
  text: MessageId;
  lined?: boolean;
  /** The actions on the whole. */
  children?: ReactNode;
}

/** The head of a page that says below its title what the page is for. */
export const TitleHead = ({ title, text, lined = false, children }: TitleHeadProps) => (
  <PaneHead size="tall" lined={lined}>
    <Grow as="div">
      <Text as="h1" size="page">
        <FormattedMessage id={title} />
      </Text>
      <Text as="p" tone="muted">
        <FormattedMessage id={text} />
      </Text>
    </Grow>
    {children}
  </PaneHead>
);
