import { MAX_LINE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import {
  useAllMailTemplatesQuery,
  useCreateMailTemplateMutation,
  useDeleteMailTemplateMutation,
  type MailTemplateResponse,
} from '../../api';
import type { Values } from '../../lib/autosave/merge';
import { useRemoval } from '../../lib/useRemoval';
import { toRequest } from './model';

export function useMailTemplateActions(id: string) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const removal = useRemoval();
  const { data: templates = [] } = useAllMailTemplatesQuery();
  const [create] = useCreateMailTemplateMutation();
  const [remove] = useDeleteMailTemplateMutation();

  /** Copies the template without its default. Resolves to the id of the copy. */
  const duplicate = async (values: Values): Promise<string | null> => {
    const content = toRequest(values);
    const taken = new Set(templates.map(({ name }) => name));
    let copy = 2;
    const named = (): string => `${content.name.slice(0, MAX_LINE - 5)} (${copy})`;
    while (taken.has(named())) copy += 1;
    const { data, error } = await create({
      createMailTemplateRequest: { ...content, name: named(), isDefault: false },
    });
    if (error) showError(error);
    else notify(t('mailTemplates.added', { name: data.data.name }));
    return data?.data._id ?? null;
  };

  const removeTemplate = ({ name, purpose, isDefault }: MailTemplateResponse, onRemove: () => void): Promise<boolean> =>
    removal({
      question: t('mailTemplates.removeQuestion', { name }),
      text: [
        isDefault && t('mailTemplates.removeDefault', { purpose: t(`mailPurpose.${purpose}`) }),
        t('mailTemplates.removeText'),
      ]
        .filter(Boolean)
        .join(' '),
      remove: () => {
        onRemove();
        return remove({ id });
      },
      done: t('mailTemplates.removed', { name }),
      success: true,
    });
  return { duplicate, removeTemplate };
}
