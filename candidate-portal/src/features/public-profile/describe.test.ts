import { DEFAULT_LANGUAGE } from '@byline/shared-types/domain';
import { translateBy } from '@byline/web-kit/i18n';
import { createIntl } from 'react-intl';
import { describe as group, expect, it } from 'vitest';
import type { PublicCandidateDto } from '../../api';
import { describe } from './describe';
import { english } from './english';

const t = translateBy(createIntl({ locale: DEFAULT_LANGUAGE, messages: english }));
const told = (candidate: Partial<PublicCandidateDto>) =>
  describe(t, {
    firstname: 'Camille',
    function: 'translator',
    resumeSummary: null,
    motherTongue: null,
    translationSkills: [],
    languages: [],
    available: null,
    unavailableUntil: null,
    ...candidate,
  } as PublicCandidateDto);

group('a page in few words', () => {
  it('names languages and, for search engines alone, what ages', () => {
    const pairs = [
      { from: 'nl', to: 'fr' },
      { from: 'en', to: 'fr' },
      { from: 'fr', to: 'nl' },
    ].map((pair) => ({ ...pair, specialisms: [], sworn: null }));
    const away = { available: false, unavailableUntil: '2027-01-31' };
    const { title, lasting, description, picture, person } = told({
      resumeSummary: 'An ear for tone',
      translationSkills: pairs,
      motherTongue: 'fr',
      ...away,
    });
    const into = 'Dutch and English into French; French into Dutch.';
    expect([title, lasting, picture]).toEqual([
      'Camille, translator',
      `An ear for tone. ${into}`,
      `Camille, translator. ${into}`,
    ]);
    expect(description).toBe(`An ear for tone. ${into} Available after 31-01-2027.`);
    expect(person).toMatchObject({ knowsLanguage: ['fr', 'nl', 'en'] });
  });

  it('is short, and keeps the capitals of a name', () => {
    const { lasting } = told({ resumeSummary: 'word '.repeat(100) });
    expect(lasting.length).toBeLessThan(165);
    expect(lasting).toMatch(/word …$/);
    expect(told({ function: 'uxcopywriter' }).title).toBe('Camille, UX copywriter');
    expect(told({ function: 'Designer' })).toMatchObject({
      title: 'Camille, graphic designer',
      lasting: 'Camille, graphic designer',
      picture: 'Camille, graphic designer',
    });
  });
});
