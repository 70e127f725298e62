import type { PublicCandidateDto } from '../../../api';
import { formatMonth } from '@byline/web-kit/dates';
import { useLanguage } from '@byline/web-kit/i18n';
import { useT } from '@byline/web-kit/i18n';
import { useImage } from '@byline/web-kit/files';
import { countryName, languageName } from '@byline/web-kit/names';
import { messages } from '../messages';
import { FactList } from './FactList';
import faceStyle from '../../../components/ui/face.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './Hero.module.css';

interface HeroProps {
  candidate: PublicCandidateDto;
  functionName: string;
}

export function Hero({ candidate, functionName }: HeroProps) {
  const t = useT();
  const language = useLanguage();
  const image = useImage(candidate.avatar ? `/website/candidates/${candidate._id}/file/${candidate.avatar}` : null);
  const { firstname, country, resumeSummary, motherTongue, yearsExperience, unavailableUntil: until } = candidate;
  const away = until ? t(messages.availableAfter, { date: formatMonth(until) }) : t(messages.notAvailable);
  return (
    <header className={style.hero}>
      <div>
        <div className={style.who}>
          <div className={faceStyle.face}>
            {image ? <img src={image} alt="" /> : <span aria-hidden="true">{firstname.charAt(0)}</span>}
          </div>
          <div>
            <p className={textStyle.secondary}>{functionName}</p>
            <h1>{firstname}</h1>
          </div>
        </div>
        {resumeSummary && <p className={style.summary}>{resumeSummary}</p>}
      </div>
      <FactList
        facts={[
          [t(messages.availability), candidate.available ? t(messages.available) : away],
          [t(messages.country), country && countryName(country, language)],
          [t(messages.motherTongue), motherTongue && languageName(motherTongue, language)],
          [t(messages.experience), yearsExperience === null ? null : t(messages.years, { count: yearsExperience })],
        ]}
      />
    </header>
  );
}
