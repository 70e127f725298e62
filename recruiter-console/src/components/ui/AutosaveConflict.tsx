import { Button } from './Button';
import { FormattedMessage } from 'react-intl';
import type { Autosave } from '../../lib/autosave/useAutosave';
import { Row, Stack } from '../layout/Stack';
import { Banner } from './Banner';
import { Text } from './Text';

const BY_COLLEAGUE = {
  text: 'autosave.theirs',
  emptied: 'autosave.emptied',
  take: 'autosave.useTheirs',
  keep: 'autosave.keepMine',
} as const;
const BY_ME = {
  text: 'autosave.elsewhere',
  emptied: 'autosave.emptiedElsewhere',
  take: 'autosave.useElsewhere',
  keep: 'autosave.keepHere',
} as const;

interface AutosaveConflictProps {
  autosave: Autosave;
  name: string;
  /** Only this user may change the record, so the other change comes from another window. */
  mine?: boolean;
  /** The words for a value; the value itself by default. */
  wordsOf?: (value: string) => string;
}

/** Below a field with a conflict: shows the other value, to take or to ignore. */
export function AutosaveConflict({ autosave, name, mine = false, wordsOf = (value) => value }: AutosaveConflictProps) {
  const words = mine ? BY_ME : BY_COLLEAGUE;
  const theirs = autosave.conflicts[name];
  if (theirs === undefined) return null;
  return (
    <Banner quiet tone="warn">
      <Stack gap={8} role="status">
        <Text asTyped>
          {theirs ? (
            <FormattedMessage id={words.text} values={{ text: wordsOf(String(theirs)) }} />
          ) : (
            <FormattedMessage id={words.emptied} />
          )}
        </Text>
        <Row wrap>
          <Button size="small" onClick={() => autosave.choose(name, 'theirs')}>
            <FormattedMessage id={words.take} />
          </Button>
          <Button size="small" onClick={() => autosave.choose(name, 'mine')}>
            <FormattedMessage id={words.keep} />
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}
