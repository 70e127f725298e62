import type { Profile } from './profile.ts';
import { Random } from './random.ts';

const GROUNDS = ['#dfe6ee', '#e9e2d6', '#dde8df', '#efe0dc', '#e4e0ec', '#d9e6e8'];
const SKINS = ['#f2d3bd', '#e8bfa0', '#d9a684', '#b97f5c', '#8d5b3f', '#f5dfcf'];
const HAIRS = ['#2b211c', '#4a3426', '#7a5234', '#a9783f', '#cfa860', '#8c8c8c', '#141414', '#8a3b22'];
const CLOTHES = ['#2a3fa8', '#3c4a3e', '#7a3142', '#49566b', '#b08946', '#2f2f35', '#5d7f8c', '#e6e2da'];

/** Hair behind the head, then hair on top of it; the head is a circle of 78 around (160, 150). */
type Haircut = (colour: string) => [behind: string, top: string];
const SHORT: Haircut[] = [
  (c) => [
    '',
    `<path d="M82 148 q-4 -86 78 -86 q82 0 78 86 q-14 -44 -40 -48 q-50 10 -92 -6 q-18 18 -24 54z" fill="${c}"/>`,
  ],
  (c) => [
    '',
    `<path d="M84 128 q10 -60 76 -60 q66 0 76 60 q-20 -22 -76 -22 q-56 0 -76 22z" fill="${c}" opacity=".85"/>`,
  ],
];
const LONG: Haircut[] = [
  (c) => [
    `<path d="M70 150 q0 -96 90 -96 q90 0 90 96 v104 h-180z" fill="${c}"/>`,
    `<path d="M84 140 q2 -72 76 -72 q74 0 76 72 q-46 -6 -66 -44 q-20 38 -86 44z" fill="${c}"/>`,
  ],
  (c) => [
    `<circle cx="160" cy="62" r="34" fill="${c}"/>`,
    `<path d="M80 146 q0 -80 80 -80 q80 0 80 80 q-24 -46 -80 -46 q-56 0 -80 46z" fill="${c}"/>`,
  ],
  (c) => [
    `<path d="M72 146 q0 -92 88 -92 q88 0 88 92 v54 q-20 14 -36 6 h-104 q-16 8 -36 -6z" fill="${c}"/>`,
    `<path d="M84 132 q14 -64 76 -64 q62 0 76 64 z" fill="${c}"/>`,
  ],
];

const GLASSES =
  '<g fill="none" stroke="#2f2f35" stroke-width="5"><circle cx="130" cy="152" r="20"/><circle cx="190" cy="152" r="20"/><path d="M150 150 h20"/></g>';

/** A person in a few shapes. */
function draw(random: Random, woman: boolean): string {
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const [behind, top] = random.pick(woman ? LONG : SHORT)(hair);
  const beard =
    !woman && random.chance(0.35)
      ? `<path d="M88 168 q10 66 72 66 q62 0 72 -66 q-20 24 -72 24 q-52 0 -72 -24z" fill="${hair}" opacity=".9"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 320 320">
    <rect width="320" height="320" fill="${random.pick(GROUNDS)}"/>${behind}
    <path d="M20 340 q10 -96 140 -96 q130 0 140 96z" fill="${random.pick(CLOTHES)}"/>
    <path d="M132 200 h56 v42 q-28 26 -56 0z" fill="${skin}"/><circle cx="160" cy="150" r="78" fill="${skin}"/>${beard}${top}
    <g fill="#2b211c"><circle cx="130" cy="152" r="6"/><circle cx="190" cy="152" r="6"/></g>
    <path d="M136 190 q24 ${random.int(10, 22)} 48 0" fill="none" stroke="#7a3f35" stroke-width="5" stroke-linecap="round"/>
    ${random.chance(0.3) ? GLASSES : ''}</svg>`;
}

/** Different portraits of women and of men. */
const PORTRAITS = 36;

/** The portrait of a person. */
export const portraitName = ({ index, woman }: Pick<Profile, 'index' | 'woman'>): string =>
  `${woman ? 'woman' : 'man'} ${index % PORTRAITS}`;

/** The picture (SVG) of a photo. */
export const portrait = (name: string): Buffer => Buffer.from(draw(new Random(name), name.startsWith('woman')));
