import { CAT_TOOL_IDS, SPECIALISMS, type CatTool } from '@byline/shared-types/domain';
import type {
  CandidateInfo,
  SkillSet,
  TranslationSkill,
} from '@byline/backend/modules/candidates/record/candidate.record.js';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';

/** The variant of a community's language. */
const VARIANTS: Record<Profile['community'], string> = {
  flemish: 'nl-BE',
  dutch: 'nl-NL',
  walloon: 'fr-BE',
  french: 'fr-FR',
};
/** Languages that few translators offer, and that some customer needs. */
const RARE = ['he', 'yi', 'fy', 'zgh', 'uk', 'zh-Hans', 'zh-Hant', 'pt-BR', 'en-GB', 'en-US', 'de-AT', 'ase'];
const COURTS: Record<Profile['community'], [court: string, country: string]> = {
  flemish: ['Rechtbank van eerste aanleg Gent', 'BE'],
  dutch: ['Register beëdigde tolken en vertalers', 'NL'],
  walloon: ['Tribunal de première instance de Liège', 'BE'],
  french: ['Cour d’appel de Douai', 'FR'],
};

/** A stream of its own, so that other facts of the profile stay the same. */
const randomOf = ({ index }: Profile, topic: string): Random => new Random(`${topic} ${index}`);

/** Two of three people name the variant of their mother tongue. */
function ownTongue(profile: Profile): string {
  const variant = VARIANTS[profile.community];
  const isHome = variant.startsWith(`${profile.motherTongue}-`);
  return isHome && randomOf(profile, 'variant').chance(0.66) ? variant : profile.motherTongue;
}

/** Mother tongue and other languages, with their levels. */
export function tonguesOf(profile: Profile): Pick<SkillSet, 'motherTongue' | 'languages'> {
  const random = randomOf(profile, 'levels');
  const motherTongue = ownTongue(profile);
  const others = ['en', 'fr', 'nl', 'de'].filter((code) => code !== profile.motherTongue);
  const languages = random.some(others, random.int(0, 2)).map((language) => ({
    language,
    level: random.chance(0.06) ? ('native' as const) : random.pick(['C2', 'C1', 'B2', 'B1'] as const),
  }));
  return { motherTongue, languages };
}

/** The pairs of the profile, into the variant of the mother tongue, and now and then one from a rare language. */
export function pairsOf(profile: Profile): Omit<TranslationSkill, '_id'>[] {
  const random = randomOf(profile, 'pairs');
  const own = ownTongue(profile);
  const rare = profile.pairs.length > 0 && random.chance(0.2) ? [`${random.pick(RARE)}>${own}`] : [];
  const isSworn = profile.tags.includes('Sworn translator') || random.chance(0.1);
  const [court, country] = COURTS[profile.community];
  return [...profile.pairs, ...rare].map((pair, index) => {
    const [from = '', to = ''] = pair.split('>');
    return {
      from,
      to: to === profile.motherTongue ? own : to,
      specialisms: random.some(SPECIALISMS, random.int(0, 3)),
      pricePerWord: random.chance(0.15) ? random.int(12, 26) / 100 : null,
      sworn: isSworn && index === 0 ? { court, country } : null,
    };
  });
}

const TAGGED: Record<string, CatTool> = { Trados: 'trados', memoQ: 'memoq' };

/** Tools, output and smallest fee of a translator. */
export function translationOf(profile: Profile): Pick<CandidateInfo, 'catTools' | 'wordsPerDay' | 'minimumFee'> {
  const random = randomOf(profile, 'tools');
  if (profile.pairs.length === 0) return { catTools: [], wordsPerDay: null, minimumFee: null };
  const tagged = profile.tags.flatMap((tag) => TAGGED[tag] ?? []);
  const chosen = random.some<CatTool>(['trados', 'memoq', 'phrase', random.pick(CAT_TOOL_IDS)], random.int(0, 2));
  return {
    catTools: [...new Set([...tagged, ...chosen])],
    wordsPerDay: random.chance(0.8) ? random.int(15, 40) * 100 : null,
    minimumFee: random.chance(0.6) ? random.int(6, 16) * 5 : null,
  };
}
