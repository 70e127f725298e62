import { useT } from '@byline/web-kit/i18n';
import { linkEntries, linkName, linkTail, WEBSITE, type WithLinks } from '../model';
import linesStyle from '../../../components/ui/lines.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** The links beside the profile: each with its name and its account or host. */
export function LinkLines({ candidate }: { candidate: WithLinks }) {
  const t = useT();
  const entries = linkEntries(candidate);
  if (entries.length === 0) return null;
  return (
    <ul className={`${linesStyle.lines} ${linesStyle.compact}`}>
      {entries.map(({ _id, url }) => (
        <li key={_id}>
          <a href={url} target="_blank" rel="noreferrer">
            {_id === WEBSITE ? t('links.website') : linkName(_id)}
          </a>
          <span className={`${textStyle.small} ${textStyle.secondary}`}>{linkTail(url)}</span>
        </li>
      ))}
    </ul>
  );
}
