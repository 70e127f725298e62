import { slugWords } from '@byline/backend/modules/candidates/record/public-slug.rules.js';
import { hasPortfolio, type UserFunctionName } from '@byline/shared-types/domain';
import { PERSONAS } from './personas.ts';
import { TWINS } from './twins.ts';
import { personOf, plainName, type Person } from './people.ts';
import { addressIn, phoneIn, type Address } from './places.ts';
import type { KnownProfile, Profile } from './profile.ts';
import { absenceOf, linksOf, ratesOf, skillsOf, tonguesOf, yearsOf } from './profile-parts.ts';
import { Random } from './random.ts';
import { changedDaysAgo, registeredDaysAgo, stageOf } from './stages.ts';
import { SOURCES, TAGS, WEBSITE_TAGS } from './vocabulary.ts';
import { diplomasOf, experienceOf, portfolioOf, textsOf } from './profile-texts.ts';

/** Number of candidates with a login: the first ones, with an address of the product's own domain. */
export const LOGINS = 40;

const FUNCTIONS: Record<UserFunctionName, number> = {
  translator: 26,
  copywriter: 22,
  technicalwriter: 9,
  contentmarketer: 10,
  Designer: 9,
  uxcopywriter: 7,
  contentprojectmanager: 6,
  digitalmarketer: 6,
  socialmediacontentcreator: 5,
};

/** The missing fields of a new registration. */
const INCOMPLETE = {
  address: null,
  phone: null,
  freelancer: null,
  price: null,
  dayRate: null,
  years: null,
  pairs: [],
  unavailable: null,
  skills: {},
  topProject: null,
  projectPreferences: null,
  info: null,
  moreAboutYourself: null,
  resumeSummary: null,
  experience: [],
  diplomas: [],
  portfolio: [],
  tags: [],
} satisfies Partial<Profile>;

/** Invents people, the personas first. One instance invents all people of a demo, so that addresses of mail and pages are unique. */
export class Profiles {
  private readonly emails = new Set(PERSONAS.map(({ email }) => email));
  private readonly phones = new Set(PERSONAS.map(({ phone }) => phone));
  private readonly slugs = new Set<string>();

  private readonly today: string;

  constructor(today: string) {
    this.today = today;
  }

  make(index: number): Profile {
    const random = new Random(`profile ${index}`);
    const { place, incomplete, ...known }: Partial<KnownProfile> = PERSONAS[index] ?? TWINS[index] ?? {};
    const base = { ...this.base(random), ...known };
    const address = known.address ?? { ...addressIn(base.community, random), ...place };
    const skills = base.skills ?? skillsOf(random, base.function);
    const subject = { ...base, city: address.city, skills };
    const profile: Profile = {
      index,
      email: this.emailOf(index, base, random),
      slug: this.slugOf(index, base),
      address,
      phone: this.phoneOf(index, address, random),
      ...tonguesOf(random, base, base.function),
      ...ratesOf(random, base.function),
      freelancer: random.chance(0.9),
      unavailable: absenceOf(random),
      skills,
      remarks: {},
      tags: random.some(TAGS, random.int(0, 3)),
      source: random.chance(0.8) ? random.pick(SOURCES) : null,
      websiteTag: random.chance(0.2) ? random.pick(WEBSITE_TAGS) : null,
      ...textsOf(random, subject),
      experience: experienceOf(random, subject),
      diplomas: diplomasOf(random, subject),
      portfolio: hasPortfolio(base.function) && random.chance(0.15) ? portfolioOf(random, subject) : [],
      links: linksOf(random, base, base.function, index),
      publicEnabled: random.chance(0.7),
      newsletter: random.chance(0.4),
      modified: changedDaysAgo(random, base.created),
      ...base,
    };
    const unfinished = incomplete ?? (base.status === 'none' && index >= PERSONAS.length && random.chance(0.3));
    return unfinished ? { ...profile, ...INCOMPLETE } : profile;
  }

  /** The basic facts of a person, from which all others follow. */
  private base(random: Random) {
    const created = registeredDaysAgo(random, this.today);
    return {
      ...personOf(random),
      function: random.weighted(FUNCTIONS),
      years: yearsOf(random),
      created,
      ...stageOf(random, created),
    };
  }

  /** A phone of this person alone, so that only the intended duplicates share one. A block that is nearly full may give one twice. */
  private phoneOf(index: number, { country }: Address, random: Random): string {
    let phone = phoneIn(country, random);
    for (let tries = 1; this.phones.has(phone) && tries <= 20; tries += 1)
      phone = phoneIn(country, new Random(`phone ${index} ${tries}`));
    this.phones.add(phone);
    return phone;
  }

  private slugOf(index: number, named: Pick<Profile, 'firstname' | 'function'>): string {
    const words = slugWords(named);
    const slug = this.slugs.has(words) ? `${words}-${1_000 + index}` : words;
    this.slugs.add(slug);
    return slug;
  }

  private emailOf(index: number, { firstname, name }: Person, random: Random): string {
    const [first, last] = [plainName(firstname), plainName(name)];
    const written =
      index < LOGINS
        ? `${first}.${last}@byline.example`
        : random.pick([`${first}.${last}@mail.example`, `${first}@${last}.example`, `hello@${first}${last}.example`]);
    const email = this.emails.has(written) ? written.replace('@', `${index}@`) : written;
    this.emails.add(email);
    return email;
  }
}
