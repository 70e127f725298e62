import { expect, it } from 'vitest';
import { completeLanguages, templateTextFor, type MailTemplateText } from './mail-templates.js';

const text = (language: MailTemplateText['language'], subject = 'S', message = '<p>M</p>') => ({
  language,
  subject,
  message,
});

it('counts a language only with a subject, a message and known fields', () => {
  expect(completeLanguages([text('fr'), text('en', ''), text('nl')])).toEqual(['nl', 'fr']);
  expect(completeLanguages([text('en', 'S', ''), text('nl', '{{prenom}}'), text('fr', 'S', '<p>{{job</p>')])).toEqual(
    [],
  );
});

it('gives the language of the reader, or else the next one', () => {
  const texts = [text('nl'), text('fr'), text('en', '')];
  expect(templateTextFor(texts, 'fr')?.language).toBe('fr');
  expect(templateTextFor(texts, 'en')?.language).toBe('nl');
  expect(templateTextFor([...texts, text('en')].slice(1, 2), 'nl')?.language).toBe('fr');
  expect(templateTextFor([text('nl', '')], 'nl')).toBeNull();
});
