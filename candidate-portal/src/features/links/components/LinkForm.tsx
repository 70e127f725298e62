import { useMergedSave } from '@byline/web-kit/form';
import { useRef } from 'react';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { SelectField } from '../../../components/form/SelectField';
import { OPEN } from '../../../components/ui/EntryList';
import { EntryActions } from '../../../components/ui/EntryActions';
import { useNotify } from '@byline/web-kit/ui';
import { useRemoval } from '../../../components/ui/useRemoval';
import { useT } from '@byline/web-kit/i18n';
import {
  knownNames,
  linkName,
  linkPatch,
  linkValues,
  WEBSITE,
  type LinkEntry,
  type LinkValues,
  type WithLinks,
} from '../model';
import rowStyle from '../../../components/form/row.module.css';

const schema = () => import('../schema').then((schemas) => schemas.linkSchema);

type Patch = ReturnType<typeof linkPatch>;

/** Reads and writes the candidate of the links. */
export interface LinksRecord {
  read: () => Promise<WithLinks>;
  write: (patch: Patch, version: number) => Promise<void>;
  /** Writes over any version. */
  over: (patchOf: (latest: WithLinks) => Patch) => Promise<void>;
}

interface LinkFormProps {
  candidate: WithLinks;
  /** Null for a new link. */
  link: LinkEntry | null;
  record: LinksRecord;
  onDone: () => void;
}

/** One link: a known site and its address. A candidate has one link per site, so the form does not offer a used site again. */
export function LinkForm({ candidate, link, record, onDone }: LinkFormProps) {
  const t = useT();
  const notify = useNotify();
  const removal = useRemoval();
  const taken = (name: string): boolean =>
    name !== link?._id && (name === WEBSITE ? candidate.website !== null : Object.hasOwn(candidate.links, name));
  const choices = knownNames(link?._id ?? null)
    .filter((name) => !taken(name))
    .map((value) => ({ value, label: value === WEBSITE ? t('links.website') : linkName(value) }));

  const old = link?._id ?? null;
  const stored = useRef(candidate);
  const { conflict, save, settle, onRefused } = useMergedSave<WithLinks, LinkValues>({
    initial: linkValues(candidate, old),
    version: candidate.version,
    toValues: (latest) => linkValues(latest, old),
    merges: true,
    read: async () => {
      stored.current = await record.read();
      return stored.current;
    },
    write: (values, _base, version) => record.write(linkPatch(stored.current, old, values), version),
  });
  const saveIt = async (values: LinkValues): Promise<void> => {
    settle();
    await save(values);
    notify(t('links.saved'));
    onDone();
  };

  const removeIt = ({ _id }: LinkEntry): Promise<boolean> => {
    const name = _id === WEBSITE ? t('links.website') : linkName(_id);
    const question = t('files.removeQuestion', { name });
    const remove = (): Promise<void> => record.over((latest) => linkPatch(latest, _id, null));
    return removal({ question, remove, removed: t('links.removed') });
  };

  return (
    <Form
      initialValues={linkValues(candidate, old)}
      schema={schema}
      onSubmit={saveIt}
      onRefused={onRefused}
      clash={conflict && { conflict }}
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
