import { useT } from '@byline/web-kit/i18n';
import { Field } from '../../../../components/form/Field';
import { chosenSkills, personalPatch, personalValues, workPatch, workValues } from '../../form-values';
import { functionOf, type Candidate, type CandidatePatch } from '../../model';
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

const unavailableValues = ({ candidateInfo: { unavailable } }: Candidate) => ({
  from: unavailable?.from ?? '',
  to: unavailable?.to ?? '',
});

const toUnavailable = ({ from, to }: { from: string; to: string }): CandidatePatch => ({
  candidateInfo: { unavailable: from || to ? { from: from || null, to: to || null } : null },
});

export function AvailabilityForm({ candidate, onDone }: BlockFormProps) {
  const t = useT();
  return (
    <BlockForm
      candidate={candidate}
      block={t('profile.availability')}
      labelledBy="a-available"
      toValues={unavailableValues}
      schema={schemaOf(({ availabilitySchema }) => availabilitySchema)}
      toPatch={toUnavailable}
      summary={false}
      onDone={onDone}
    >
      <Field name="from" type="date" label={t('profile.unavailableFrom')} />
      <Field name="to" type="date" label={t('profile.unavailableTo')} help={t('profile.availabilityHelp')} />
    </BlockForm>
  );
}
