import { useT } from '@byline/web-kit/i18n';
import { messages } from '../messages';
import { linkEntries, linkName, linkTail, WEBSITE, type WithLinks } from '../model';

/** The links beside the profile: each with its name and its account or host. */
export function LinkLines({ candidate, empty }: { candidate: WithLinks; empty: string }) {
  const t = useT();
  const entries = linkEntries(candidate);
  if (entries.length === 0) return <p className="small soft">{empty}</p>;
  return (
    <ul className="lines">
      {entries.map(({ _id, url }) => (
        <li key={_id}>
          <a href={url} target="_blank" rel="noreferrer">
            {_id === WEBSITE ? t(messages.website) : linkName(_id)}
          </a>
          <span className="small soft">{linkTail(url)}</span>
        </li>
      ))}
    </ul>
  );
}
