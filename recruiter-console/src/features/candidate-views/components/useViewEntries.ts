import { useT } from '@byline/web-kit/i18n';
import type { CandidateViewResponse } from '../../../api';
import { useViews } from '../views-context';

/** The entries of a view's menu: a colleague's view can be copied, not changed. */
export function useViewEntries(view: CandidateViewResponse) {
  const t = useT();
  const { copyLink, drop, opened, open, rename, saveAsNew, share } = useViews();
  const remove = async (): Promise<void> => {
    if ((await drop(view)) && opened?._id === view._id) open(null);
  };
  return [
    ...(view.isMine
      ? [
          { id: 'rename', label: t('views.rename'), onClick: () => rename(view) },
          {
            id: 'share',
            label: t(view.shared ? 'views.unshare' : 'views.share'),
            onClick: () => void share(view, !view.shared),
          },
        ]
      : []),
    { id: 'duplicate', label: t('views.duplicate'), onClick: () => saveAsNew(view) },
    ...(view.shared ? [{ id: 'link', label: t('common.copyLink'), onClick: () => void copyLink(view) }] : []),
    ...(view.isMine ? [{ id: 'remove', label: t('common.remove'), onClick: () => void remove() }] : []),
  ];
}
