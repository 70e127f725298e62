import type { PublicCandidateDto } from '../../../api';
import { formatMonth } from '@byline/web-kit/dates';
import { useLanguage } from '@byline/web-kit/i18n';
import { useT } from '@byline/web-kit/i18n';
import { countryName, languageName } from '@byline/web-kit/names';
import { messages } from '../messages';
import { FactList } from './FactList';
import faceStyle from '../../../components/ui/face.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './Hero.module.css';

export interface HeroProps {
  candidate: PublicCandidateDto;
  functionName: string;
  /** Address of the photo. */
  photo: string | null;
  /** In a screen that has a heading of its own. */
  inFrame?: boolean | undefined;
}

export function Hero({ candidate, functionName, photo, inFrame = false }: HeroProps) {
  const t = useT();
  const language = useLanguage();
  const { firstname, country, resumeSummary, motherTongue, yearsExperience, unavailableUntil: until } = candidate;
  const { available } = candidate;
  const away = until ? t(messages.availableAfter, { date: formatMonth(until) }) : t(messages.notAvailable);
  return (
    <header className={style.hero}>
      <div>
        <div className={style.who}>
          <div className={faceStyle.face}>
            {photo ? <img src={photo} alt="" /> : <span aria-hidden="true">{firstname.charAt(0)}</span>}
          </div>
          <div>
            <p className={textStyle.secondary}>{functionName}</p>
            {inFrame ? <p className={style.name}>{firstname}</p> : <h1 className={style.name}>{firstname}</h1>}
          </div>
        </div>
        {resumeSummary && <p className={style.summary}>{resumeSummary}</p>}
      </div>
      <FactList
        facts={[
          [t(messages.availability), available === null ? null : available ? t(messages.available) : away],
          [t(messages.country), country && countryName(country, language)],
          [t(messages.motherTongue), motherTongue && languageName(motherTongue, language)],
          [t(messages.experience), yearsExperience === null ? null : t(messages.years, { count: yearsExperience })],
        ]}
      />
    </header>
  );
}
