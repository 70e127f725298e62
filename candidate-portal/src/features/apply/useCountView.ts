import { useEffect } from 'react';
import { useCountLinkViewMutation } from '../../api';

const KEY = 'byline.viewedLinks';

/** True for the first view of a link in this browser session. */
function isFirst(link: string): boolean {
  try {
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (seen.includes(link)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...seen, link]));
    return true;
  } catch {
    // Storage is blocked, so each reload would count as a view.
    return false;
  }
}

/** Counts the view of an apply link, so that the agency knows what a campaign brings. A failed call says nothing. */
export function useCountView(campaignId: string | undefined, jobId: string | undefined): void {
  const [count] = useCountLinkViewMutation();
  useEffect(() => {
    if (campaignId && jobId && isFirst(`${campaignId}/${jobId}`)) void count({ campaignId, jobId });
  }, [campaignId, jobId, count]);
}
