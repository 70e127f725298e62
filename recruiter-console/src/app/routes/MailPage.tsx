import { useT } from '@byline/web-kit/i18n';
import { useCallback } from 'react';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { Inbox } from '../../features/emails/components/Inbox';
import { InboxPanel } from '../../features/emails/components/InboxPanel';
import { inboxAddress } from '../../features/emails/inbox-state';
import { useSettled } from '../../features/emails/useSettled';
import { useListState } from '../../lib/list-state/useListState';
import { useTitle } from '../../lib/useTitle';

/** `/mail`: conversations, and the open one at the side. */
export function Component() {
  useTitle(useT()('conversations.title'));
  const [state, change] = useListState(inboxAddress);
  const { open } = state;
  const settled = useSettled(state, change);
  const close = useCallback(() => change({ open: null }), [change]);
  return (
    <Page beside={open ? 'thread' : undefined}>
      <Boundary>
        <Inbox state={state} onChange={change} />
      </Boundary>
      {open && (
        <Boundary resetKey={open}>
          <InboxPanel id={open} onClose={close} onSettled={settled} />
        </Boundary>
      )}
    </Page>
  );
}
