import { config } from '@byline/web-kit/config';
import { render, screen, within } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { PublicCandidateDto } from '../../../api';
import { EnglishProvider } from './EnglishProvider';
import { PublicProfile } from './PublicProfile';

const EMPTY: PublicCandidateDto = {
  _id: '665f1c2e9b1d4a0012345678',
  firstname: 'Camille',
  function: 'translator',
  userfunction: [],
  country: null,
  motherTongue: null,
  yearsExperience: null,
  avatar: null,
  skills: [],
  available: null,
  unavailableUntil: null,
  availabilityConfirmedOn: null,
  resumeSummary: null,
  projectPreferences: null,
  topProject: null,
  info: null,
  translationSkills: [],
  languages: [],
  catTools: [],
  workExperience: [],
  diploma: [],
  searchable: false,
  portfolio: [],
};

const show = (candidate: Partial<PublicCandidateDto>) =>
  render(
    <EnglishProvider>
      <StaticRouter location="/">
        <PublicProfile candidate={{ ...EMPTY, ...candidate }} />
      </StaticRouter>
    </EnglishProvider>,
  );

afterEach(() => {
  delete config.links.contact;
});

it('shows the work before the words, and calls it what its owner does: the name of a file is nobody’s', () => {
  const piece = { title: 'An audio guide', summary: '84 stops', mimeType: 'application/pdf', thumbnail: true };
  const other = { title: null, summary: null, mimeType: 'image/png', thumbnail: false };
  show({
    info: 'I ask before I guess.',
    portfolio: [
      { _id: 'f1', ...piece },
      { _id: 'f2', ...other },
    ],
  });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Portfolio', 'About']);
  const [first, second] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/\/website\/candidates\/665f1c2e9b1d4a0012345678\/file\/f1$/);
  expect(within(first as HTMLElement).getByText('84 stops, PDF')).toBeTruthy();
  expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/\/file\/f1\?thumbnail=true$/);
  expect(second?.querySelector('img')).toBeNull();
  expect(within(second as HTMLElement).getByText('Picture')).toBeTruthy();
  expect(within(second as HTMLElement).getAllByText('Sample 2')).toHaveLength(2);
});

it('says the direction of a pair to the ear as well', () => {
  const sworn = { court: 'Liège', country: 'BE' };
  show({
    translationSkills: [{ from: 'nl-BE', to: 'fr', specialisms: ['legal'], sworn }],
    ...{ motherTongue: 'fr', languages: [{ language: 'he', level: 'C1' }], catTools: ['memoq', 'trados'] },
  });
  const [pair] = within(screen.getByRole('heading', { name: 'Languages' }).parentElement as HTMLElement).getAllByRole(
    'listitem',
  );
  expect(pair?.textContent).toBe('Dutch (Belgium) to FrenchSworn (Liège, Belgium), Legal');
  expect(screen.getByText('Mother tongue French')).toBeTruthy();
  expect(screen.getByText('Hebrew (C1, very good)')).toBeTruthy();
  expect(screen.getByText('Works with memoQ and Trados Studio')).toBeTruthy();
});

it.each([
  [{ available: true, availabilityConfirmedOn: '2026-11-21' }, ['Available', 'Confirmed on 21-11-2026']],
  [{ available: false, unavailableUntil: '2027-01-31' }, ['Available after 31-01-2027']],
  [{ available: false, country: 'BE' }, ['Not available', 'Belgium']],
  [{ yearsExperience: 1 }, ['1 year of experience']],
])('names in short what is known: %j', (candidate, words) => {
  show(candidate);
  const facts = within(screen.getByRole('list', { name: 'In short' })).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual(words);
});

it('has no part without content', () => {
  show({});
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['How it works', 'How we select']);
  expect(screen.queryByRole('list', { name: 'In short' })).toBeNull();
});

it('leads to the agency where the agency says how', () => {
  show({}).unmount();
  config.links.contact = 'mailto:hello@byline.example';
  expect(screen.queryByRole('link')).toBeNull();
  show({});
  const ask = screen.getByRole('link', { name: 'Ask Byline about Camille' });
  expect(ask.getAttribute('href')).toBe('mailto:hello@byline.example');
});
