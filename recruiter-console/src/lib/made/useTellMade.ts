import { useNotify, type NotifyAction } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { common } from '../../i18n/common';
import { useMade, type Made } from './made-context';

export interface NewRecord extends Made {
  /** Where it opens. */
  address?: string;
}

/** The address; on its own list, with what the list shows. */
function besideList(address: string): string {
  const [path = '', opened] = address.split('?');
  if (opened === undefined) return address;
  const here = new URLSearchParams(path === location.pathname ? location.search : '');
  new URLSearchParams(opened).forEach((value, name) => here.set(name, value));
  return `${path}?${here}`;
}

/** Says that a record was made, offers to open it, and brings it into sight. */
export function useTellMade() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const { light } = useMade();
  return ({ address, ...made }: NewRecord): void => {
    const actions: NotifyAction[] = [...(made.actions ?? [])];
    if (address !== undefined)
      actions.unshift({ label: formatMessage(common.open), run: () => void navigate(besideList(address)) });
    notify(made.said, { success: true, actions });
    light({ ...made, actions });
  };
}
