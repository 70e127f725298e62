import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import type { useFoundPlaces } from '../useFoundPlaces';
import style from './SearchNote.module.css';

type Found = Pick<ReturnType<typeof useFoundPlaces>, 'corrected' | 'isError' | 'retry'>;

/** Tells that a search used another spelling, or that the places did not load. */
export function SearchNote({ search, found: { corrected, isError, retry } }: { search: string; found: Found }) {
  const used = corrected.reduce((text, word) => text.replace(word.typed, word.used), search);
  return (
    <div role="status">
      {isError ? (
        <Row className={style.note}>
          <Text tone="muted">
            <FormattedMessage id="place.failed" />
          </Text>
          <Button size="small" variant="text" onClick={retry}>
            <FormattedMessage id="state.retry" />
          </Button>
        </Row>
      ) : (
        corrected.length > 0 && (
          <Row className={style.note}>
            <Text>
              <FormattedMessage id="place.corrected" values={{ used: <b>{used}</b> }} />
            </Text>
          </Row>
        )
      )}
    </div>
  );
}
