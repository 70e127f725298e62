import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import {
  useAllMailTemplatesQuery,
  useLazyGetMailTemplateQuery,
  useUpdateMailTemplateMutation,
  type MailTemplateResponse,
} from '../../api';
import { useAutosave } from '../../lib/autosave/useAutosave';
import { toRequest, toValues } from './model';

/** A mail template that saves itself; a colleague's changes to other fields join those made here. */
export function useMailTemplate(template: MailTemplateResponse) {
  const { _id: id } = template;
  const t = useT();
  const notify = useNotify();
  const [update] = useUpdateMailTemplateMutation();
  const [read] = useLazyGetMailTemplateQuery();
  const { data: templates = [] } = useAllMailTemplatesQuery();
  const isTaken = (name: string): boolean =>
    templates.some((one) => one._id !== id && one.name.toLowerCase() === name.toLowerCase());
  return useAutosave({
    saved: { values: toValues(template), version: template.version },
    draft: { form: 'mail-template', record: id, shownBy: ['template'] },
    save: async (values, version) => {
      const updateMailTemplateRequest = { ...toRequest(values), ...(version !== null && { version }) };
      return (await update({ id, updateMailTemplateRequest }).unwrap()).version;
    },
    load: async () => {
      const now = await read({ id }).unwrap();
      return { values: toValues(now), version: now.version };
    },
    // Known before the server says it, so that leaving at once asks too.
    refuses: (values) => isTaken(toRequest(values).name),
    onMerged: () => notify(t('mailTemplates.merged'), { success: true }),
  });
}
