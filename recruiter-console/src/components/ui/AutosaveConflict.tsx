import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { autosaveMessages as messages } from '../../i18n/autosave';
import type { Autosave } from '../../lib/autosave/useAutosave';
import { Row, Stack } from '../layout/Stack';
import { Banner } from './Banner';
import { Text } from './Text';

const BY_COLLEAGUE = {
  text: messages.theirs,
  emptied: messages.emptied,
  take: messages.useTheirs,
  keep: messages.keepMine,
};
const BY_ME = {
  text: messages.elsewhere,
  emptied: messages.emptiedElsewhere,
  take: messages.useElsewhere,
  keep: messages.keepHere,
};

interface AutosaveConflictProps {
  autosave: Autosave;
  name: string;
  /** Nobody else may change it: it was I, in another window. */
  mine?: boolean;
}

/** Below a field that was changed elsewhere too: what stands there, to take or to leave. */
export function AutosaveConflict({ autosave, name, mine = false }: AutosaveConflictProps) {
  const words = mine ? BY_ME : BY_COLLEAGUE;
  const theirs = autosave.conflicts[name];
  if (theirs === undefined) return null;
  return (
    <Banner quiet tone="warn">
      <Stack gap={8} role="status">
        <Text asTyped>
          {theirs ? (
            <FormattedMessage {...words.text} values={{ text: theirs }} />
          ) : (
            <FormattedMessage {...words.emptied} />
          )}
        </Text>
        <Row wrap>
          <Button size="small" onClick={() => autosave.choose(name, 'theirs')}>
            <FormattedMessage {...words.take} />
          </Button>
          <Button size="small" onClick={() => autosave.choose(name, 'mine')}>
            <FormattedMessage {...words.keep} />
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}
