export interface Query {
  name: string;
  url: string;
}

const FIVE_FILTERS =
  '&filter[status]=phone_interview&filter[function]=translator&filter[country]=BE&filter[freelancer]=true&filter[motherTongue]=nl';

/** What the candidate list of the console asks for, beside its first page. */
export function queriesOf(api: string, size: number): Query[] {
  const list = (query: string): string => `${listUrl(api)}${query}`;
  const tiles = (query: string): string => `${api}/api/v1/candidates/tiles?${query}`;
  return [
    { name: 'five filters', url: list(FIVE_FILTERS) },
    { name: 'search', url: list('&search=janssens') },
    { name: 'search of a common part', url: list('&search=van de') },
    { name: 'page in the middle', url: list(`&skip=${Math.floor(size / 2)}`) },
    { name: 'tiles', url: tiles('') },
    { name: 'tiles of five filters', url: tiles(FIVE_FILTERS) },
    { name: 'tiles of a search', url: tiles('&search=janssens') },
    { name: 'tiles of a common part', url: tiles('&search=van de') },
  ];
}

export const listUrl = (api: string): string => `${api}/api/v1/candidates?limit=25&filter[archived]=false`;
