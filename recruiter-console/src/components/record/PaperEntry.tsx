import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import { Text } from '../ui/Text';

interface PaperEntryProps {
  title: ReactNode;
  /** Short facts, such as date and author. */
  facts?: readonly ReactNode[];
  children?: ReactNode;
}

/** An interview, note, mail or other part of a record, expanded for print. */
export const PaperEntry = ({ title, facts = [], children }: PaperEntryProps) => (
  <Stack gap={8}>
    <div>
      <Text as="h3" weight="semibold">
        {title}
      </Text>
      <Text as="p" tone="muted" size="small">
        {facts.filter(Boolean).map((fact, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            {fact}
          </span>
        ))}
      </Text>
    </div>
    {children}
  </Stack>
);
