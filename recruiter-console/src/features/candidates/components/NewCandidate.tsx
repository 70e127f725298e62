import {
  DEFAULT_COUNTRY,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  MAX_OTHERS,
  USER_FUNCTIONS,
  type Language,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  useAssignConversationMutation,
  useCreateCandidateMutation,
  useLazyListConversationsQuery,
  type CreateCandidateRequest,
} from '../../../api';
import { useRecruiters, useSourceOptions } from '../../../api/lookups';
import { useFunctionName } from '../../../components/candidate/texts';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Banner } from '../../../components/ui/Banner';
import { Text } from '../../../components/ui/Text';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { PickerField, SelectField } from '../../../components/ui/fields/form-fields';
import { TextField } from '../../../components/ui/fields/TextField';
import { IconAction } from '../../../components/ui/IconAction';
import { LANGUAGE_NAMES } from '../../../i18n/language';
import { displayName } from '../../../lib/format';
import { useTellMade } from '../../../lib/made/useTellMade';
import { useDialogs } from '@byline/web-kit/ui';
import { useNames } from '@byline/web-kit/names';
import { fieldsFromCv, useAddFromCv, type TakenFromCv } from '../new-from-cv';
import { newCandidateSchema } from '../schema';
import { useKnownPeople } from '../useKnownPeople';
import { KnownPeople } from './KnownPeople';
import { CvTake } from './CvTake';
import style from './NewCandidate.module.css';

interface NewCandidateProps {
  /** A CV that was dropped on the list. */
  dropped?: File | null;
  onClose: () => void;
  onCreated: (id: string) => void;
}

const EMPTY = {
  firstname: '',
  name: '',
  email: '',
  phone: '',
  function: '',
  language: DEFAULT_LANGUAGE as string,
  country: DEFAULT_COUNTRY as string,
  city: '',
  sourceId: '',
  assignedTo: '',
};

function toRequest(values: typeof EMPTY): CreateCandidateRequest {
  const { firstname, name, email, language, country, ...optional } = values;
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value.trim() !== ''));
  return {
    ...(given as Pick<CreateCandidateRequest, 'phone' | 'city' | 'sourceId' | 'assignedTo'> & {
      function?: UserFunctionName;
    }),
    firstname: firstname.trim(),
    name: name.trim(),
    email: email.trim(),
    language: language as Language,
    country,
  };
}

/** The form for a new candidate in the side panel. It shows the server's refusals at the fields (docs/domain/interface.md#refusals). */
export function NewCandidate({ dropped = null, onClose, onCreated }: NewCandidateProps) {
  const t = useT();
  const title = useId();
  // A mail of an unknown sender gives the first values, and becomes the candidate's.
  const given = useLocation().state as { newCandidate?: Partial<typeof EMPTY>; conversationId?: string } | null;
  const [first] = useState({ ...EMPTY, ...given?.newCandidate });
  const names = useNames();
  const functionName = useFunctionName();
  const recruiters = useRecruiters();
  const sources = useSourceOptions();
  const tellMade = useTellMade();
  const [create] = useCreateCandidateMutation();
  const [assign] = useAssignConversationMutation();
  const [listMails] = useLazyListConversationsQuery();
  const navigate = useNavigate();
  const { showError } = useDialogs();
  const functions = USER_FUNCTIONS.map((value) => ({ value, label: functionName(value) }));
  const [refused, setRefused] = useState(false);
  const known = useKnownPeople();
  const [taken, setTaken] = useState<TakenFromCv | null>(null);
  const addFromCv = useAddFromCv();
  const toTray = (): void => void navigate('/mail?box=unmatched');
  /** The number of mails that the new candidate has. */
  const mailsOf = async (candidateId: string): Promise<number> => {
    const { data } = await listMails({ filter: { candidateId }, limit: MAX_OTHERS });
    return (data?.records ?? []).reduce((sum, { mailCount }) => sum + mailCount, 0);
  };
  const save = async (values: typeof EMPTY): Promise<void> => {
    setRefused(false);
    const request = { ...fieldsFromCv(taken), ...toRequest(values) };
    if (await known.asks(request)) return;
    const { data: created } = await create({ createCandidateRequest: request }).unwrap();
    const missed = taken && (await addFromCv(created._id, taken));
    if (missed) showError(missed);
    let cameAlong = 0;
    if (given?.conversationId) {
      const assignConversationRequest = { candidateId: created._id, keepAddress: true };
      const { error } = await assign({ id: given.conversationId, assignConversationRequest });
      if (error) showError(error);
      else cameAlong = await mailsOf(created._id);
    }
    tellMade({
      id: created._id,
      list: 'candidates',
      said: t('candidates.created', { name: displayName(created), mails: cameAlong }),
      ...(cameAlong > 0 && { actions: [{ label: t('conversations.backToTray'), run: toTray }] }),
      address: `/candidates/${created._id}`,
    });
    onCreated(created._id);
  };
  return (
    <Form
      initialValues={first}
      schema={newCandidateSchema}
      onSubmit={save}
      onRefused={(problem) => {
        setRefused((problem?.errors?.length ?? 0) > 0);
        return false;
      }}
      failure="alert"
      draft={{ form: 'new-candidate', shownBy: ['panel'] }}
      layout="inPane"
      labelledBy={title}
    >
      <PaneHead lined className={style.head}>
        <Text as="h2" size="panel" grow id={title}>
          <FormattedMessage id="candidates.add" />
        </Text>
        <IconAction icon={X} label={t('common.close')} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>
          {refused && <Banner tone="bad">{t('candidates.fill_in_user_create_fields')}</Banner>}
          <CvTake dropped={dropped} taken={taken} onTake={setTaken} />
          <TextField name="firstname" label={t('candidateField.firstname')} required autoFocus />
          <TextField name="name" label={t('candidateField.name')} required />
          <TextField name="email" type="email" label={t('candidateField.email')} required />
          <TextField name="phone" type="tel" label={t('candidateField.phone')} />
          <PickerField
            name="function"
            label={t('candidate.function')}
            options={functions}
            placeholder={t('common.none')}
          />
          <SelectField
            name="language"
            label={t('candidateField.language')}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            required
          />
          <PickerField
            name="country"
            label={t('candidateField.country')}
            options={names.countryOptions}
            clearable={false}
            required
          />
          <TextField name="city" label={t('candidateField.city')} />
          <PickerField
            name="sourceId"
            label={t('candidate.source')}
            options={sources.options}
            placeholder={t('common.none')}
          />
          <PickerField
            name="assignedTo"
            label={t('candidate.assigned')}
            options={recruiters.options}
            placeholder={t('common.nobody')}
          />
        </PaneBody>
      </Scroll>
      {known.matches.length > 0 && (
        <PaneBody>
          <KnownPeople matches={known.matches} />
        </PaneBody>
      )}
      <PaneFoot atEnd>
        <FormActions
          framed
          onCancel={onClose}
          action={<FormattedMessage id={known.matches.length > 0 ? 'duplicates.addAnyway' : 'candidates.create'} />}
        />
      </PaneFoot>
    </Form>
  );
}
