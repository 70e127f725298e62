import { MAX_LINE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import {
  EXACT,
  useAllInterviewTemplatesQuery,
  useCreateInterviewTemplateMutation,
  useDeleteInterviewTemplateMutation,
  useLazyListInterviewsQuery,
  type InterviewTemplateResponse,
} from '../../api';
import { useRemoval } from '../../lib/useRemoval';

type Content = Pick<InterviewTemplateResponse, 'type' | 'questions'>;

export function useTemplateActions(id: string) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const removal = useRemoval();
  const { data: templates = [] } = useAllInterviewTemplatesQuery();
  const [create] = useCreateInterviewTemplateMutation();
  const [remove] = useDeleteInterviewTemplateMutation();
  const [countInterviews] = useLazyListInterviewsQuery();

  /** Copies the template and its questions. Resolves to the id of the copy. */
  const duplicate = async ({ type, questions }: Content): Promise<string | null> => {
    const taken = new Set(templates.map((template) => template.type));
    let copy = 2;
    const named = (): string => `${type.slice(0, MAX_LINE - 5)} (${copy})`;
    while (taken.has(named())) copy += 1;
    const { data, error } = await create({ createInterviewTemplateRequest: { type: named(), questions } });
    if (error) showError(error);
    else notify(t('interviewTemplates.added', { type: data.data.type }));
    return data?.data._id ?? null;
  };

  /** Asks first, with the number of interviews that use the template (docs/domain/recruiting.md#in-use). */
  const removeTemplate = async (saved: string, onRemove: () => void): Promise<boolean> => {
    const held = await countInterviews({ filter: { type: [saved] }, limit: 1, prefer: EXACT });
    if (held.error) {
      showError(held.error);
      return false;
    }
    const count = held.data?.totalCount ?? 0;
    return removal({
      question: t('interviewTemplates.removeQuestion', { type: saved }),
      text: t('interviewTemplates.removeText', { count }),
      remove: () => {
        onRemove();
        return remove({ id, force: count > 0 });
      },
      done: t('interviewTemplates.removed', { type: saved }),
      success: true,
    });
  };
  return { duplicate, removeTemplate };
}
