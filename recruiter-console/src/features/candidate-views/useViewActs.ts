import type { ViewMails } from '@byline/shared-types/domain';
import { isStale } from '@byline/web-kit/problems';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import {
  useDeleteCandidateViewMutation,
  useFollowCandidateViewMutation,
  useLazyGetCandidateViewQuery,
  useRestoreCandidateViewMutation,
  useUpdateCandidateViewMutation,
  type CandidateViewResponse,
} from '../../api';
import type { ListState } from '../../lib/candidate-list/list-state';
import { viewedList } from '../../lib/candidate-list/list-view';

type View = CandidateViewResponse;

/** The acts on a view that need no form. */
export function useViewActs() {
  const t = useT();
  const notify = useNotify();
  const { confirm, showError } = useDialogs();
  const [update] = useUpdateCandidateViewMutation();
  const [follow] = useFollowCandidateViewMutation();
  const [remove] = useDeleteCandidateViewMutation();
  const [restore] = useRestoreCandidateViewMutation();
  const [read] = useLazyGetCandidateViewQuery();

  /** Saves the shown list; when another window was first, the user decides. */
  const save = async ({ _id: id, name, version }: View, state: ListState): Promise<View | null> => {
    const list = viewedList(state);
    const { data, error } = await update({ id, updateCandidateViewRequest: { list, version } });
    if (data) {
      notify(t('views.saved', { name }), { success: true });
      return data;
    }
    if (!isStale(error)) {
      showError(error);
      return null;
    }
    const isSure = await confirm({
      title: t('views.changedTitle', { name }),
      text: t('views.changedText'),
      action: t('views.saveAnyway'),
    });
    const newest = isSure ? (await read({ id })).data : undefined;
    return newest ? save(newest, state) : null;
  };

  const share = async ({ _id: id, name, version }: View, shared: boolean): Promise<void> => {
    const { error } = await update({ id, updateCandidateViewRequest: { shared, version } });
    if (error) showError(error);
    else notify(t(shared ? 'views.sharedNow' : 'views.privateNow', { name }));
  };

  const setDefault = async ({ _id: id, name }: View, isDefault: boolean): Promise<void> => {
    const { error } = await follow({ id, followCandidateViewRequest: { isDefault } });
    if (error) showError(error);
    else notify(t(isDefault ? 'views.defaultNow' : 'views.defaultEnded', { name }));
  };

  const setMails = async ({ _id: id, name }: View, mails: ViewMails): Promise<void> => {
    const { error } = await follow({ id, followCandidateViewRequest: { mails } });
    if (error) showError(error);
    else notify(t(mails === 'never' ? 'views.mailsOff' : 'views.mailsOn', { name }));
  };

  const takeBack = async (id: string): Promise<void> => {
    const { error } = await restore({ id });
    if (error) showError(error);
  };

  const drop = async ({ _id: id, name }: View): Promise<boolean> => {
    const { error } = await remove({ id });
    if (error) showError(error);
    else notify(t('views.removed', { name }), { undo: () => void takeBack(id) });
    return !error;
  };

  const copyLink = async ({ _id, name }: View): Promise<void> => {
    const link = `${window.location.origin}/candidates?view=${_id}`;
    const copied = await navigator.clipboard.writeText(link).then(
      () => t('views.linkCopied', { name }),
      () => link,
    );
    notify(copied);
  };

  return { save, share, setDefault, setMails, drop, copyLink };
}
