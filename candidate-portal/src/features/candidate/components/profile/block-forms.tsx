import { useT } from '@byline/web-kit/i18n';
import { chosenSkills, personalPatch, personalValues, workPatch, workValues } from '../../form-values';
import { functionOf, type Candidate } from '../../model';
import type * as schemas from '../../schema';
import { AddressFields, NameFields } from '../fields/PersonalFields';
import { PhoneField } from '../fields/PhoneField';
import { SkillsField } from '../fields/SkillsField';
import { LanguageFields } from '../fields/LanguageFields';
import { FreelancerField, InfoField, ProjectTexts, RateFields } from '../fields/WorkFields';
import { BlockForm } from './BlockForm';

type Schemas = typeof schemas;

const schemaOf =
  <Schema,>(pick: (schemas: Schemas) => Schema) =>
  () =>
    import('../../schema').then(pick);

export interface BlockFormProps {
  candidate: Candidate;
  onDone: () => void;
}

const aboutValues = ({ info }: Candidate) => ({ info: info ?? '' });

export function AboutForm({ candidate, onDone }: BlockFormProps) {
  const t = useT();
  return (
    <BlockForm
      candidate={candidate}
      block={t('profile.about')}
      labelledBy="p-about"
      toValues={aboutValues}
      schema={schemaOf(({ infoSchema }) => infoSchema)}
      toPatch={({ info }) => ({ info: info.trim() })}
      summary={false}
      onDone={onDone}
    >
      <InfoField />
    </BlockForm>
  );
}

const skillsValues = (candidate: Candidate) => ({ skills: chosenSkills(candidate) });

export function SkillsForm({ candidate, onDone }: BlockFormProps) {
  const t = useT();
  return (
    <BlockForm
      candidate={candidate}
      block={t('candidateField.skills')}
      labelledBy="p-skills"
      toValues={skillsValues}
      schema={schemaOf(({ skillsSchema }) => skillsSchema)}
      toPatch={({ skills }) => ({ skills })}
      summary={false}
      onDone={onDone}
    >
      <SkillsField candidate={candidate} remarks />
    </BlockForm>
  );
}

export function WorkForm({ candidate, onDone }: BlockFormProps) {
  const t = useT();
  return (
    <BlockForm
      candidate={candidate}
      block={t('profile.howYouWork')}
      labelledBy="p-work"
      toValues={workValues}
      schema={schemaOf(({ workSchema }) => workSchema)}
      toPatch={workPatch}
      onDone={onDone}
    >
      <RateFields functionName={functionOf(candidate)} />
      <LanguageFields />
      <ProjectTexts />
      <FreelancerField />
    </BlockForm>
  );
}

export function PersonalForm({ candidate, onDone }: BlockFormProps) {
  const t = useT();
  return (
    <BlockForm
      candidate={candidate}
      block={t('profile.personal')}
      labelledBy="p-you"
      toValues={personalValues}
      schema={schemaOf(({ personalSchema }) => personalSchema)}
      toPatch={personalPatch}
      onDone={onDone}
    >
      <NameFields />
      <AddressFields />
      <PhoneField />
    </BlockForm>
  );
}
