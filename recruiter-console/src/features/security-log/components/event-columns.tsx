import { useT } from '@byline/web-kit/i18n';
import type { SecurityEventResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import type { SecurityLogState } from '../list-state';
import { useEventText } from '../useEventText';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['browser', 'address'];

export function useEventColumns(): Column<SecurityEventResponse, SecurityLogState['sort']>[] {
  const t = useT();
  const text = useEventText();
  return [
    {
      id: 'at',
      header: t('securityLog.when'),
      width: 148,
      digits: true,
      sort: 'at',
      cell: (event) => <Text tone="muted">{text.when(event)}</Text>,
    },
    {
      id: 'what',
      header: t('securityLog.what'),
      width: 260,
      cell: (event) => {
        const about = text.about(event);
        const said = [text.what(event), about].filter(Boolean).join(' · ');
        return (
          <Text cut title={said}>
            {said}
          </Text>
        );
      },
    },
    {
      id: 'who',
      header: t('securityLog.who'),
      width: 160,
      cell: (event) => (
        <Text
          cut
          weight={event.actor ? 'medium' : undefined}
          tone={event.actor ? undefined : 'muted'}
          title={text.who(event)}
        >
          {text.who(event)}
        </Text>
      ),
    },
    {
      id: 'address',
      header: t('securityLog.where'),
      width: 128,
      cell: ({ address }) => <span title={address ?? undefined}>{address}</span>,
    },
    {
      id: 'browser',
      header: t('securityLog.browser'),
      width: 160,
      cell: (event) => <Text tone="muted">{text.browser(event)}</Text>,
    },
  ];
}
