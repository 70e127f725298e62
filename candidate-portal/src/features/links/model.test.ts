import { expect, it } from 'vitest';
import { linkEntries, linkPatch, linkTail, type WithLinks } from './model';

const candidate: WithLinks = {
  _id: 'c',
  version: 1,
  links: { linkedin: 'https://linkedin.example/in/camille', website: 'https://camille.example' },
  website: 'https://camille.example',
};

it('lists the website once', () => {
  expect(linkEntries(candidate).map(({ _id }) => _id)).toEqual(['linkedin', 'website']);
});

it('adds a link beside the others and leaves the website alone', () => {
  expect(linkPatch(candidate, null, { name: 'github', url: 'github.example/camille' })).toEqual({
    links: { linkedin: 'https://linkedin.example/in/camille', github: 'https://github.example/camille' },
  });
});

it('renames, removes, and moves to and from the website', () => {
  const { linkedin } = candidate.links;
  expect(linkPatch(candidate, 'linkedin', null)).toEqual({ links: {} });
  expect(linkPatch(candidate, 'linkedin', { name: 'behance', url: 'https://b.example' })).toEqual({
    links: { behance: 'https://b.example' },
  });
  expect(linkPatch(candidate, 'website', null)).toEqual({ website: null });
  expect(linkPatch(candidate, 'website', { name: 'website', url: 'new.example' })).toEqual({
    website: 'https://new.example',
  });
  expect(linkPatch(candidate, 'website', { name: 'github', url: 'https://g.example' })).toEqual({
    website: null,
    links: { linkedin, github: 'https://g.example' },
  });
});

it('shows what tells a link apart', () => {
  expect(linkTail('https://www.linkedin.com/in/camille-lef%C3%A8vre/')).toBe('camille-lefèvre');
  expect(linkTail('https://www.camille.example')).toBe('camille.example');
  expect(linkTail('https://shop.example/50%off')).toBe('50%off');
});
