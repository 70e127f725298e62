import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { Lock } from 'lucide-react';
import { IconAction } from '../ui/IconAction';

/** In the place of the ways to change something: says why there are none. */
export function NotMine({ name }: { name: string }) {
  const notify = useNotify();
  const text = useT()('written.onlyWriter', { name });
  return <IconAction icon={Lock} label={text} onClick={() => notify(text)} />;
}
