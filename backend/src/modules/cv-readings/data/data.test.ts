import { describe, expect, it } from 'vitest';
import { EUROPASS, europassXml, linkedinFiles, linkedinZip, pdfWith } from '../../../../test/factories/cv-data.js';
import { zip } from '../../../../test/factories/uploads.js';
import { readCvFile } from '../read-cv.js';

const ZIP = 'application/zip';
const PDF = 'application/pdf';
const XML = 'application/xml';

const ADDRESS = { street: 'rue Saint-Jacques', number: '14', box: null, postal: '5000', city: 'Namur', country: 'BE' };

describe.each(EUROPASS)('Europass, %s', (name) => {
  it('is read in place of the text of its PDF, each fact with the words of its element', async () => {
    const reading = await readCvFile(await pdfWith(await europassXml(name)), PDF);
    expect(reading).toMatchObject({ state: 'read', pages: 0 });
    const { contact, jobs, diplomas, languages, skills } = reading.cv ?? {};
    expect(contact).toMatchObject({
      name: { firstname: 'Zoë', name: 'Lefèvre' },
      email: { value: 'zoe.lefevre@example.be' },
      phone: { value: '+32470001234' },
      address: ADDRESS,
      links: [{ name: 'linkedin' }],
    });
    expect(jobs).toMatchObject([
      {
        ...{ function: 'Traductrice', company: 'Maison Verrier', from: '2016-03', to: null },
        source: { page: 1, marks: ['Traductrice', 'Maison Verrier', expect.stringContaining('2016-03')] },
      },
      { function: 'Réviseuse', company: 'Atelier du Mot', from: '2012', to: '2016-02' },
    ]);
    expect(diplomas).toMatchObject([
      { degree: 'Master en traduction', institute: 'Université de Mons', from: 2009, to: 2011 },
    ]);
    expect(languages).toMatchObject([
      { language: 'fr', level: 'native' },
      { language: 'nl', level: 'B2' },
    ]);
    expect(skills).toMatchObject([{ text: 'memoQ' }, { text: 'SDL Trados' }]);
    const texts = reading.lines.map(({ text }) => text);
    expect(texts).toContain('Traductrice médicale');
    expect(texts.join(' ')).toMatch(/Traduction de notices médicales/);
  });

  it('is read without a PDF too', async () => {
    expect(await readCvFile(await europassXml(name), XML)).toMatchObject({
      state: 'read',
      cv: { jobs: { length: 2 } },
    });
  });
});

describe('attached XML', () => {
  it('of others leaves the text of the PDF', async () => {
    const reading = await readCvFile(await pdfWith('<Invoice><Name>Acme</Name></Invoice>'), PDF);
    expect(reading).toMatchObject({ state: 'read', pages: 1, lines: [{ text: 'Curriculum vitae of somebody else' }] });
  });

  it('expands no entities, and is refused when it nests or grows beyond a CV', async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    const named = `${entities}<SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>&b;</FirstName></PersonName></Identification></LearnerInfo></SkillsPassport>`;
    const reading = await readCvFile(Buffer.from(named), XML);
    expect(reading.cv?.contact.name).toMatchObject({ firstname: '&b;' });
    for (const xml of ['<a>'.repeat(100), '<a/>'.repeat(60_000)])
      await expect(readCvFile(Buffer.from(`<SkillsPassport>${xml}`), XML)).rejects.toThrow('too many elements');
  });

  it('alone, of others, is not known', async () => {
    expect(await readCvFile(Buffer.from('<Invoice/>'), XML)).toMatchObject({ state: 'unknown', cv: null });
  });
});

describe('the archive of LinkedIn', () => {
  it('becomes facts, each with the words of its row', async () => {
    const { state, pages, cv, lines } = await readCvFile(linkedinZip(), ZIP);
    expect([state, pages]).toEqual(['read', 0]);
    expect(cv).toMatchObject({
      contact: {
        name: { firstname: 'Zoë', name: 'Lefèvre' },
        email: { value: 'zoe.lefevre@example.be' },
        phone: { value: '+32470001234' },
        address: { city: 'Namur', postal: '5000', country: 'BE' },
        links: [
          { name: 'website', address: 'https://zoe.example.be' },
          { name: 'github', address: 'https://github.com/zoe' },
        ],
      },
      jobs: [
        {
          ...{ function: 'Traductrice', company: 'Maison Verrier', from: '2016-03', to: null },
          source: { text: 'Traductrice\nMaison Verrier\nMar 2016' },
        },
        { function: 'Réviseuse', company: 'Atelier du Mot, SRL', from: '2012', to: '2016-02' },
      ],
      diplomas: [{ degree: 'Master en traduction', institute: 'Université de Mons', from: 2009, to: 2011 }],
      languages: [
        { language: 'fr', level: 'native' },
        { language: 'nl', level: 'B2' },
      ],
      skills: [{ text: 'memoQ' }, { text: 'SDL Trados' }],
    });
    expect(lines.map(({ text }) => text)).toContain('et rapports');
  });

  it('is read with notes above the head of a file, and without most of its files', async () => {
    const positions = `﻿Notes:\n"Your ""positions"""\n\n${linkedinFiles['Positions.csv'] ?? ''}`;
    const { cv } = await readCvFile(linkedinZip({ 'Positions.csv': positions }), ZIP);
    expect(cv).toMatchObject({ contact: { name: null, email: null }, jobs: { length: 2 }, languages: [] });
  });

  it('of others is not known', async () => {
    expect(await readCvFile(zip({ 'holiday.csv': 'Name\nSea' }), ZIP)).toMatchObject({ state: 'unknown' });
  });

  it('that inflates to too many bytes is refused before it does', async () => {
    const bomb = linkedinZip({ 'Skills.csv': `Name\n${'memoQ\n'.repeat(1_000_000)}` });
    await expect(readCvFile(bomb, ZIP)).rejects.toThrow('too many bytes');
  });
});
