import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/paths.ts';

export type AppName = 'console' | 'portal';

const ROUTERS: Record<AppName, string> = {
  console: 'recruiter-console/src/app/routes/router.tsx',
  portal: 'candidate-portal/src/app/routes/routes.tsx',
};

/** Reads the paths from the file of an app's router, so that the crawl covers new paths. */
export function pathsOf(app: AppName): string[] {
  const source = readFileSync(join(root, ROUTERS[app]), 'utf8');
  const paths = [...source.matchAll(/\bpath[:=]\s*(['"])(.+?)\1/g)].map(([, , path]) => `/${path?.replace(/^\//, '')}`);
  if (paths.length === 0) throw new Error(`${ROUTERS[app]} has no paths that the crawl can read`);
  return [...new Set(paths)];
}

/** Queries that make a screen show more: filters as chips, or a record beside its list. */
const SEARCHES: Record<string, readonly string[]> = {
  '/candidates': [
    '?tile=all&function=translator&country=BE&translatesFrom=en&translatesTo=nl&pricePerWord=..0.9&yearsExperience=1..',
    '?tile=all&freelancer=yes&status=newApplicant&place=Gent&availableOn=2027-01-31&pricePerHour=..90',
  ],
  '/candidates/:id': ['?tab=scorecards', '?tab=mail'],
  '/settings/scorecards': ['?scorecard=:scorecardId'],
  '/settings/interviews': ['?template=:templateId'],
  '/settings/folders': ['?folder=:folderId'],
};

function valuesOf(name: string, path: string, values: Record<string, string[]>): string[] {
  const known = values[name];
  if (known === undefined) throw new Error(`the crawl has no value for :${name} of ${path}: give one in crawl.e2e.ts`);
  return known;
}

/** The addresses of a path: one for each value of its parameters, and one without the optional parameters. */
export function addressesOf(path: string, values: Record<string, string[]>): string[] {
  let addresses = [''];
  for (const part of path.split('/').slice(1)) {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
    const choices = name === undefined ? [part === '*' ? 'no/such/page' : part] : valuesOf(name, path, values);
    const longer = addresses.flatMap((address) => choices.map((choice) => `${address}/${choice}`));
    addresses = optional ? [...addresses, ...longer] : longer;
  }
  const filled = (SEARCHES[path] ?? []).map((search) =>
    search.replace(/:(\w+)/, (_, name: string) => String(valuesOf(name, path, values)[0])),
  );
  const searches = ['', ...filled];
  return searches.flatMap((search) => addresses.map((address) => `${address || '/'}${search}`));
}
