import { labelIn } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import type { PublicCandidateDto } from '../../../api';
import { Stars } from '@byline/web-kit/ui';
import { useLanguage } from '@byline/web-kit/i18n';
import { useT } from '@byline/web-kit/i18n';
import { formatMonth } from '@byline/web-kit/dates';
import { messages } from '../messages';
import { FactList } from './FactList';
import linesStyle from '../../../components/ui/lines.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './Parts.module.css';

export interface PartsProps {
  candidate: PublicCandidateDto;
  /** Where a piece of work is; null where it can't be opened. */
  fileAddress: ((fileId: string) => string) | null;
}

/** Everything between the hero and the marketing blocks; a part without content is left out. */
export function Parts({ candidate, fileAddress }: PartsProps) {
  const t = useT();
  const language = useLanguage();
  const { info, projectPreferences, topProject, workExperience, diploma, skills, portfolio } = candidate;
  const now = t(messages.now);
  return (
    <div className={style.columns}>
      <div className={style.parts}>
        {info && (
          <Part title={t(messages.about)}>
            <p className={`${textStyle.prose} ${textStyle.asTyped}`}>{info}</p>
          </Part>
        )}
        {(projectPreferences || topProject) && (
          <Part title={t(messages.projects)}>
            <FactList
              facts={[
                [t(messages.preferred), projectPreferences],
                [t(messages.topProject), topProject],
              ]}
            />
          </Part>
        )}
        <Lines
          title={t(messages.work)}
          lines={workExperience.map(({ function: name, company, from, to }) => ({
            name,
            at: company,
            when: `${formatMonth(from)} – ${to ? formatMonth(to) : now}`,
          }))}
        />
        <Lines
          title={t(messages.education)}
          lines={diploma.map(({ degree, institute, from, to }) => ({
            name: degree,
            at: institute,
            when: `${String(from)} – ${to ? String(to) : now}`,
          }))}
        />
      </div>
      <div className={style.parts}>
        {skills.length > 0 && (
          <section>
            <h2>{t(messages.skills)}</h2>
            <ul className={linesStyle.lines}>
              {skills.map(({ skillId, label, level }) => (
                <li key={skillId}>
                  <span>{labelIn(label, language)}</span>
                  <Stars level={level} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {portfolio.length > 0 && (
          <section>
            <h2>{t(messages.portfolio)}</h2>
            <ul className={style.portfolio}>
              {portfolio.map(({ _id: fileId, title, summary }) => (
                <li key={fileId}>
                  {fileAddress ? (
                    <a className={textStyle.strong} href={fileAddress(fileId)}>
                      {title}
                    </a>
                  ) : (
                    <p className={textStyle.strong}>{title}</p>
                  )}
                  {summary && <p className={`${textStyle.small} ${textStyle.secondary}`}>{summary}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={style.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface Line {
  name: string;
  at: string;
  when: string;
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={`${linesStyle.lines} ${style.lines}`}>
        {lines.map(({ name, at, when }) => (
          <li key={`${name} ${at} ${when}`}>
            <span>
              <span className={textStyle.strong}>{name}</span>, {at}
            </span>
            <span className={`${textStyle.nowrap} ${textStyle.secondary}`}>{when}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
