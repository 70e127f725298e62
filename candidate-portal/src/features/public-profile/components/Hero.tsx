import type { PublicCandidateDto } from '../../../api';
import { formatDashed } from '@byline/web-kit/dates';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { countryName } from '@byline/web-kit/names';
import { BriefcaseBusiness, Check, Clock, Globe, type LucideIcon } from 'lucide-react';
import { availabilityOf } from '../describe';
import faceStyle from '../../../components/ui/face.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './Hero.module.css';

export interface HeroProps {
  candidate: PublicCandidateDto;
  functionName: string;
  /** The address of the photo. */
  photo: string | null;
  /** The page is part of a screen that has its own heading. */
  inFrame?: boolean | undefined;
}

export function Hero({ candidate, functionName, photo, inFrame = false }: HeroProps) {
  const t = useT();
  const language = useLanguage();
  const { firstname, country, resumeSummary, yearsExperience } = candidate;
  const years = yearsExperience === null ? null : t('public.years', { count: yearsExperience });
  const day = formatDashed(candidate.availabilityConfirmedOn);
  const Name = inFrame ? 'p' : 'h1';
  return (
    <header className={style.hero}>
      <div>
        <div className={style.who}>
          <div className={`${faceStyle.face} ${style.face}`}>
            {photo ? <img src={photo} alt="" /> : <span aria-hidden="true">{firstname.charAt(0)}</span>}
          </div>
          <div className={style.title}>
            {functionName && <p className={textStyle.secondary}>{functionName}</p>}
            <Name className={style.name} dir="auto">
              {firstname}
            </Name>
          </div>
        </div>
        {resumeSummary && (
          <p className={`${style.summary} ${textStyle.asTyped}`} dir="auto">
            {resumeSummary}
          </p>
        )}
      </div>
      <Facts
        facts={[
          { icon: Clock, words: availabilityOf(t, candidate), strong: true },
          { icon: Check, words: day && t('public.confirmedOn', { date: day }) },
          { icon: Globe, words: country && countryName(country, language) },
          { icon: BriefcaseBusiness, words: years },
        ]}
      />
    </header>
  );
}

interface Fact {
  icon: LucideIcon;
  words: string | null;
  strong?: boolean;
}

function Facts({ facts }: { facts: Fact[] }) {
  const t = useT();
  const known = facts.filter(({ words }) => words);
  if (known.length === 0) return null;
  return (
    <ul className={style.facts} aria-label={t('public.short')}>
      {known.map(({ icon: Icon, words, strong = false }) => (
        <li key={words}>
          <Icon size={16} />
          <span className={strong ? style.first : undefined}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
