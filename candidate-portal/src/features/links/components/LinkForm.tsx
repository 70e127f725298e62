import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { SelectField } from '../../../components/form/SelectField';
import { OPEN } from '../../../components/ui/EntryList';
import { EntryActions } from '../../../components/ui/EntryActions';
import { useNotify } from '@byline/web-kit/ui';
import { useRemoval } from '../../../components/ui/useRemoval';
import { useT } from '@byline/web-kit/i18n';
import { knownNames, linkName, linkPatch, WEBSITE, type LinkEntry, type LinkValues, type WithLinks } from '../model';
import rowStyle from '../../../components/form/row.module.css';

const schema = () => import('../schema').then((schemas) => schemas.linkSchema);

export type SaveLinks = (patch: ReturnType<typeof linkPatch>) => Promise<void>;

interface LinkFormProps {
  candidate: WithLinks;
  /** Null for a new link. */
  link: LinkEntry | null;
  save: SaveLinks;
  onDone: () => void;
}

/** One link: a known site and its address. A candidate has one link per site, so the form does not offer a used site again. */
export function LinkForm({ candidate, link, save, onDone }: LinkFormProps) {
  const t = useT();
  const notify = useNotify();
  const removal = useRemoval();
  const taken = (name: string): boolean =>
    name !== link?._id && (name === WEBSITE ? candidate.website !== null : Object.hasOwn(candidate.links, name));
  const choices = knownNames(link?._id ?? null)
    .filter((name) => !taken(name))
    .map((value) => ({ value, label: value === WEBSITE ? t('links.website') : linkName(value) }));

  const saveIt = async (values: LinkValues): Promise<void> => {
    await save(linkPatch(candidate, link?._id ?? null, values));
    notify(t('links.saved'));
    onDone();
  };

  const removeIt = ({ _id }: LinkEntry): Promise<boolean> => {
    const name = _id === WEBSITE ? t('links.website') : linkName(_id);
    const question = t('links.removeQuestion', { name });
    const remove = (): Promise<void> => save(linkPatch(candidate, _id, null));
    return removal({ question, remove, removed: t('links.removed') });
  };

  return (
    <Form
      initialValues={{ name: link?._id ?? '', url: link?.url ?? '' }}
      schema={schema}
      onSubmit={saveIt}
      failure="dialog"
      draft={{ form: 'link', record: link?._id ?? '', shownBy: [OPEN] }}
      fieldOf={(field) => (field.startsWith('links') || field === WEBSITE ? 'url' : field)}
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
          <div className={`${rowStyle.row} ${rowStyle.link}`}>
            <SelectField name="name" label={t('links.name')} choices={choices} />
            <Field name="url" label={t('links.url')} type="url" inputMode="url" autoComplete="url" />
          </div>
          <EntryActions saving={isSubmitting} onCancel={onDone} onRemove={link ? () => removeIt(link) : undefined} />
        </>
      )}
    </Form>
  );
}
