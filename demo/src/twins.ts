import type { KnownProfile } from './profile.ts';

const twin = (fields: KnownProfile & Pick<Required<KnownProfile>, 'created'>): KnownProfile => ({
  ...{ status: 'none', recruiter: null, archived: false, publicEnabled: false, incomplete: false },
  ...fields,
});

/** Personas who are there twice, each by another fact, so that the list of duplicates has pairs of every kind. */
export const TWINS: Readonly<Record<number, KnownProfile>> = {
  100: twin({
    ...{ firstname: 'Noor', name: 'De Witte', community: 'flemish', function: 'translator', language: 'nl' },
    ...{ email: 'noor.dw@postvak.example', phone: '+32470123456', created: 14 },
    address: {
      ...{ street: 'Predikherenlei', number: '12', box: null, postal: '9000', city: 'Gent' },
      ...{ province: 'VOV', country: 'BE' },
    },
  }),
  101: twin({
    ...{ firstname: 'Julien', name: 'Lefevre', community: 'french', function: 'technicalwriter', language: 'fr' },
    ...{ email: 'julien.lefevre+missions@byline.example', created: 9 },
    place: { postal: '59000', city: 'Lille', province: 'HDF', country: 'FR' },
  }),
  102: twin({
    ...{ firstname: 'Manon', name: 'Dubois-Leroy', community: 'walloon', function: 'contentmarketer', language: 'fr' },
    ...{ phone: '+32470223344', created: 5 },
    place: { postal: '5000', city: 'Namur', province: 'WNA', country: 'BE' },
  }),
  103: twin({
    ...{ firstname: 'PJ', name: 'Claes', community: 'flemish', function: 'contentprojectmanager', language: 'nl' },
    ...{ links: { linkedin: 'https://network.example/in/Pieter-Jan-Claes/' }, created: 31 },
  }),
  104: twin({
    ...{ firstname: 'Emma', name: 'Peeters', community: 'flemish', function: 'copywriter', language: 'nl' },
    created: 20,
    place: { postal: '3500', city: 'Hasselt', province: 'VLI', country: 'BE' },
  }),
  105: twin({
    ...{ firstname: 'Lars', name: 'De Vries', community: 'flemish', function: 'technicalwriter', language: 'nl' },
    created: 12,
    place: { postal: '5611 EG', city: 'Eindhoven', province: 'NB', country: 'NL' },
  }),
};
