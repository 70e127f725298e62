import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import { Text } from '../ui/Text';

interface PaperEntryProps {
  title: ReactNode;
  /** What is known of it in a few words: when, by whom. */
  facts?: readonly ReactNode[];
  children?: ReactNode;
}

/** One of a record's interviews, notes, mails, …, open as it is printed. */
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
