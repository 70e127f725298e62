import { labelIn } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import type { PublicCandidateDto } from '../../../api';
import { Stars } from '@byline/web-kit/ui';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { formatMonth } from '@byline/web-kit/dates';
import { FactList } from './FactList';
import { hasLanguages, Languages } from './Languages';
import linesStyle from '../../../components/ui/lines.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './Parts.module.css';

/** The parts of a profile, without those that have no content. */
export function Parts({ candidate }: { candidate: PublicCandidateDto }) {
  const t = useT();
  const language = useLanguage();
  const { info, projectPreferences, topProject, workExperience, diploma, skills } = candidate;
  const now = t('public.now');
  return (
    <div className={style.columns}>
      <div>
        {info && (
          <Part title={t('public.about')}>
            <p className={`${textStyle.prose} ${textStyle.asTyped}`} dir="auto">
              {info}
            </p>
          </Part>
        )}
        {(projectPreferences || topProject) && (
          <Part title={t('public.projects')}>
            <FactList
              facts={[
                [t('public.preferred'), projectPreferences],
                [t('public.topProject'), topProject],
              ]}
            />
          </Part>
        )}
        <Lines
          title={t('public.work')}
          lines={workExperience.map(({ function: name, company, from, to }) => ({
            name,
            at: company,
            when: `${formatMonth(from)} – ${to ? formatMonth(to) : now}`,
          }))}
        />
        <Lines
          title={t('public.education')}
          lines={diploma.map(({ degree, institute, from, to }) => ({
            name: degree,
            at: institute,
            when: `${String(from)} – ${to ? String(to) : now}`,
          }))}
        />
      </div>
      <div className={style.side}>
        {hasLanguages(candidate) && (
          <Part title={t('public.languages')}>
            <Languages {...candidate} />
          </Part>
        )}
        {skills.length > 0 && (
          <Part title={t('public.skills')}>
            <ul className={`${linesStyle.lines} ${style.skills}`}>
              {skills.map(({ skillId, label, level }) => (
                <li key={skillId}>
                  <span>{labelIn(label, language)}</span>
                  <Stars level={level} />
                </li>
              ))}
            </ul>
          </Part>
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
              <bdi className={textStyle.strong}>{name}</bdi>, <bdi>{at}</bdi>
            </span>
            <span className={`${textStyle.nowrap} ${textStyle.secondary}`}>{when}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
