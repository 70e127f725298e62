import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { Lock } from 'lucide-react';
import { IconAction } from '../ui/IconAction';

/** Replaces the edit actions: only the writer may change the record. */
export function NotMine({ name }: { name: string }) {
  const notify = useNotify();
  const text = useT()('written.onlyWriter', { name });
  return <IconAction icon={Lock} label={text} onClick={() => notify(text)} />;
}
