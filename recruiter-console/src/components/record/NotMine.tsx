import { useNotify } from '@byline/web-kit/ui';
import { Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconAction } from '../ui/IconAction';
import { written } from './messages';

/** In the place of the ways to change something: says why there are none. */
export function NotMine({ name }: { name: string }) {
  const notify = useNotify();
  const text = useIntl().formatMessage(written.onlyWriter, { name });
  return <IconAction icon={Lock} label={text} onClick={() => notify(text)} />;
}
