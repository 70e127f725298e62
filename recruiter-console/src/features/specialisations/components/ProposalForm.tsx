import { labelIn, type Language, type Problem } from '@byline/shared-types/domain';
import { changedPart, useCancel } from '@byline/web-kit/form';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyAllSkillsQuery, useUpdateSkillMutation, type SkillResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Banner } from '../../../components/ui/Banner';
import { Form } from '../../../components/ui/fields/Form';
import { PickerField } from '../../../components/ui/fields/form-fields';
import { IconAction } from '../../../components/ui/IconAction';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { messages, proposals } from '../messages';
import { NO_LABEL, proposalRequest, proposalValues, type Category, type ProposalValues } from '../model';
import { labelSchema } from '../schema';
import { useLabelWords } from '../useLabelWords';
import { useRemoveSkill } from '../useRemovals';
import { Alike } from './Alike';
import { LabelFields } from './LabelFields';
import { Proposer } from './Proposer';

interface ProposalFormProps {
  skill: SkillResponse;
  skills: readonly SkillResponse[];
  categories: readonly Category[];
  onClose: () => void;
}

/** The labels, category and functions of a proposal, put right before it is approved. */
export function ProposalForm({ skill, skills, categories, onClose }: ProposalFormProps) {
  const { formatMessage, locale } = useIntl();
  const title = useId();
  const [exists, setExists] = useState(false);
  const [update] = useUpdateSkillMutation();
  const [readAll] = useLazyAllSkillsQuery();
  const labelWords = useLabelWords();
  const nameOf = ({ label }: Pick<Category, 'label'>): string => labelIn(label, locale as Language);
  const options = categories.map((category) => ({ value: category._id, label: nameOf(category) }));
  const words: FieldWords<ProposalValues> = {
    label: (field) => (field === 'categoryId' ? formatMessage(messages.category) : labelWords.label(field)),
    text: (values, field) =>
      field === 'categoryId'
        ? (options.find(({ value }) => value === values.categoryId)?.label ?? '')
        : labelWords.text(values, field),
  };
  const { saving, save } = useRecordForm<SkillResponse, ProposalValues>({
    ...{ record: skill, toValues: proposalValues, words, onClose },
    empty: () => ({ ...NO_LABEL, categoryId: '' }),
    make: () => Promise.reject(new Error('a proposal is a candidate’s')),
    change: (id, values, base, version) => {
      const changes = changedPart(proposalRequest(values), proposalRequest(base));
      return update({ id, updateSkillRequest: { ...changes, state: 'approved', version } }).unwrap();
    },
    read: async (id) => (await readAll().unwrap()).find(({ _id }) => _id === id) ?? skill,
    said: ({ EN, NL, FR }) => formatMessage(proposals.approved, { name: nameOf({ label: { EN, NL, FR } }).trim() }),
  });
  const onRefused = (problem: Problem | null): boolean => {
    setExists(problem?.code === 'already_exists');
    return problem?.code === 'already_exists' || saving.onRefused(problem);
  };
  return (
    <Form<ProposalValues>
      initialValues={saving.opened}
      schema={labelSchema}
      onSubmit={save}
      onRefused={onRefused}
      draft={{ form: 'proposal', record: skill._id, shownBy: ['open', 'tab'] }}
      layout="inPane"
      labelledBy={title}
    >
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow cut id={title} title={nameOf(skill)}>
          {nameOf(skill)}
        </Text>
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>
          <Proposer skill={skill} />
          <MergeConflict saving={saving} words={words} />
          {exists && (
            <Banner tone="bad">
              <FormattedMessage {...messages.exists} />
            </Banner>
          )}
          <LabelFields />
          <PickerField
            name="categoryId"
            label={formatMessage(messages.category)}
            options={options}
            placeholder={formatMessage(common.none)}
            optional
          />
          <Alike skill={skill} skills={skills} onDone={onClose} />
        </PaneBody>
      </Scroll>
      <PaneFoot>
        <DeclineButton skill={skill} onDeclined={onClose} />
        <Grow />
        <Button type="submit" variant="contained" color="primary">
          <FormattedMessage {...proposals.approve} />
        </Button>
      </PaneFoot>
    </Form>
  );
}

/** What was typed goes with the proposal. */
function DeclineButton({ skill, onDeclined }: { skill: SkillResponse; onDeclined: () => void }) {
  const drop = useCancel(onDeclined);
  const decline = useRemoveSkill();
  const onDecline = async (): Promise<void> => {
    if (await decline(skill)) drop();
  };
  return (
    <Button variant="text" color="error" onClick={() => void onDecline()}>
      <FormattedMessage {...proposals.decline} />
    </Button>
  );
}
