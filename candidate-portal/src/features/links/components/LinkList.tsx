import { EntryList } from '../../../components/ui/EntryList';
import { useT } from '@byline/web-kit/i18n';
import { linkEntries, linkName, WEBSITE, type WithLinks } from '../model';
import { LinkForm, type LinksRecord } from './LinkForm';

/** /links: links to the candidate's work, edited in place. */
export function LinkList({ candidate, record }: { candidate: WithLinks; record: LinksRecord }) {
  const t = useT();
  const nameOf = (name: string): string => (name === WEBSITE ? t('links.website') : linkName(name));
  return (
    <EntryList
      title={t('links.title')}
      entries={linkEntries(candidate)}
      draftForm="link"
      addLabel={t('links.add')}
      empty={{ title: t('links.none'), text: t('links.noneText') }}
      editLabel={({ _id }) => t('experience.editOne', { name: nameOf(_id) })}
      renderEntry={({ _id, url }) => ({
        title: nameOf(_id),
        text: (
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        ),
      })}
      renderForm={(link, onDone) => <LinkForm candidate={candidate} link={link} record={record} onDone={onDone} />}
    />
  );
}
