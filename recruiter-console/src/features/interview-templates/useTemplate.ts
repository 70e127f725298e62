import { DraftOwnerContext, readDraft } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { notFound } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { use, useEffect, useState } from 'react';
import {
  useLazyAllInterviewTemplatesQuery,
  useUpdateInterviewTemplateMutation,
  type InterviewTemplateResponse,
} from '../../api';
import { useAutosave } from '../../lib/autosave/useAutosave';
import type { Values } from '../../lib/autosave/merge';
import {
  isOrderAsked,
  ORDER_KEY,
  QuestionKeys,
  questionKeys,
  toRequest,
  withMove,
  withoutQuestion,
  withQuestion,
} from './model';

/** A template that saves itself: type, questions and their order (docs/domain/assessment.md#interview-templates). */
export function useTemplate(template: InterviewTemplateResponse) {
  const { _id: id } = template;
  const t = useT();
  const notify = useNotify();
  const owner = use(DraftOwnerContext);
  const draft = { form: 'interview-template', record: id, shownBy: ['template'] };
  const [keys] = useState(() => {
    const unsaved = readDraft(owner, draft);
    return new QuestionKeys(unsaved ? (JSON.parse(unsaved.base) as Values) : {});
  });
  const [update] = useUpdateInterviewTemplateMutation();
  const [readAll] = useLazyAllInterviewTemplatesQuery();
  const autosave = useAutosave({
    saved: keys.snapshotOf(template),
    draft,
    save: async (values, version) => {
      keys.sending(values);
      const body = { ...toRequest(values), ...(version !== null && { version }) };
      const saved = await update({ id, updateInterviewTemplateRequest: body }).unwrap();
      keys.saved(values, saved.version);
      return saved.version;
    },
    load: async () => {
      const now = (await readAll().unwrap()).find(({ _id }) => _id === id);
      if (!now) throw notFound();
      return keys.snapshotOf(now);
    },
    onMerged: () => notify(t('interviewTemplates.merged'), { success: true }),
  });
  const { values, conflicts, type, choose, flush } = autosave;
  const orderAsked = isOrderAsked(conflicts);
  useEffect(() => {
    if (orderAsked) choose(ORDER_KEY, 'mine');
  }, [orderAsked, choose]);
  const shown = questionKeys(values, conflicts);
  const change = (changes: Values): void => {
    for (const [key, value] of Object.entries(changes)) type(key, value);
    void flush();
  };
  return {
    autosave,
    shown,
    add: (question: string) => change(withQuestion(values, `n${crypto.randomUUID()}`, question.trim())),
    remove: (key: string) => change(withoutQuestion(values, key)),
    move: (from: number, to: number) => change(withMove(shown, from, to)),
  };
}

export type Template = ReturnType<typeof useTemplate>;
