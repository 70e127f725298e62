import type { ReactNode } from 'react';
import { Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';

interface AccountSectionProps {
  title: ReactNode;
  help?: ReactNode;
  children: ReactNode;
}

export const AccountSection = ({ title, help, children }: AccountSectionProps) => (
  <Stack gap={12}>
    <Stack gap={2}>
      <Text as="h2" size="panel">
        {title}
      </Text>
      {help && (
        <Text as="p" tone="muted">
          {help}
        </Text>
      )}
    </Stack>
    {children}
  </Stack>
);
