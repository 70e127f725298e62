/** Content settings of the registration screen: an agency replaces the names and texts in this file with its own. */
import type { Language } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';

interface TrustLogo {
  name: string;
  width: number;
  mark: ReactNode;
}

const UI = 'Inter Variable, sans-serif';
const DISPLAY = 'Newsreader Variable, serif';

export const trustLogos: TrustLogo[] = [
  {
    name: 'Havenlicht',
    width: 148,
    mark: (
      <>
        <path d="M3 22V9l6-6 6 6v13M3 14h12" fill="none" stroke="currentColor" strokeWidth="2" />
        <text x="26" y="20" fontSize="19" fontWeight="600" letterSpacing="-.4" fill="currentColor" fontFamily={UI}>
          Havenlicht
        </text>
      </>
    ),
  },
  {
    name: 'Maison Delorme',
    width: 170,
    mark: (
      <text x="0" y="20" fontSize="22" letterSpacing="-.3" fill="currentColor" fontFamily={DISPLAY}>
        Maison Delorme
      </text>
    ),
  },
  {
    name: 'Noordkaai',
    width: 150,
    mark: (
      <text x="0" y="19" fontSize="15" fontWeight="700" letterSpacing="4.2" fill="currentColor" fontFamily={UI}>
        NOORDKAAI
      </text>
    ),
  },
  {
    name: 'Atelier 9',
    width: 150,
    mark: (
      <>
        <circle cx="12" cy="13" r="11" fill="none" stroke="currentColor" strokeWidth="2" />
        <text
          x="12"
          y="18.5"
          fontSize="16"
          textAnchor="middle"
          fontWeight="600"
          fill="currentColor"
          fontFamily={DISPLAY}
        >
          9
        </text>
        <text x="32" y="19" fontSize="18" fontWeight="400" fill="currentColor" fontFamily={UI}>
          atelier
        </text>
      </>
    ),
  },
  {
    name: 'Tessela',
    width: 150,
    mark: (
      <>
        <path d="M2 5h7v7H2zm9 9h7v7h-7zm0-9h7v7h-7z" fill="currentColor" />
        <text x="28" y="20" fontSize="20" fontWeight="500" letterSpacing="-.6" fill="currentColor" fontFamily={UI}>
          tessela
        </text>
      </>
    ),
  },
];

export const testimonial: { words: Record<Language, string>; by: Record<Language, string> } = {
  words: {
    en: '“They had read my samples before they called. The first project was about exactly what I know.”',
    nl: '“Ze hadden mijn teksten gelezen voor ze belden. De eerste opdracht ging precies over wat ik ken.”',
    fr: '« Ils avaient lu mes textes avant de m’appeler. Le premier projet portait exactement sur ce que je connais. »',
  },
  by: {
    en: 'Pieter Claes, technical writer, Mechelen',
    nl: 'Pieter Claes, technisch schrijver, Mechelen',
    fr: 'Pieter Claes, rédacteur technique, Malines',
  },
};
