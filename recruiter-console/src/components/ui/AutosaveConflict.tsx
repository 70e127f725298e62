import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { autosaveMessages as messages } from '../../i18n/autosave';
import type { Autosave } from '../../lib/autosave/useAutosave';
import { Row, Stack } from '../layout/Stack';
import { Banner } from './Banner';
import { Text } from './Text';

/** Below a field that a colleague changed too: theirs, to take or to leave. */
export function AutosaveConflict({ autosave, name }: { autosave: Autosave; name: string }) {
  const theirs = autosave.conflicts[name];
  if (theirs === undefined) return null;
  return (
    <Banner quiet tone="warn">
      <Stack gap={8} role="status">
        <Text asTyped>
          {theirs ? (
            <FormattedMessage {...messages.theirs} values={{ text: theirs }} />
          ) : (
            <FormattedMessage {...messages.emptied} />
          )}
        </Text>
        <Row wrap>
          <Button size="small" onClick={() => autosave.choose(name, 'theirs')}>
            <FormattedMessage {...messages.useTheirs} />
          </Button>
          <Button size="small" onClick={() => autosave.choose(name, 'mine')}>
            <FormattedMessage {...messages.keepMine} />
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}
