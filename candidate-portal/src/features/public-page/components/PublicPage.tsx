import type { PublicBlock } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useSeen } from '@byline/web-kit/ui';
import { ArrowLeft, EyeOff, Globe } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CandidateResponse } from '../../../api';
import { Page } from '../../../components/layout/Page';
import { Segments } from '../../../components/form/Segments';
import { TextButton } from '../../../components/ui/Button';
import { Boundary } from '../../../components/ui/States';
import { Switch } from '../../../components/ui/Switch';
import { choicesFor, pathOf } from '../model';
import { usePublicChoices } from '../usePublicChoices';
import { Share } from './Share';
import layoutStyle from '../../../components/layout/layout.module.css';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './public-page.module.css';

interface PublicPageProps {
  candidate: CandidateResponse;
  /** The saved page. It renders when the user scrolls to it, because on a phone it is below all choices. */
  preview: ReactNode;
  /** The text of the link back to the profile. */
  back: string;
}

/**
 * A candidate's own public page, also before it is public, with the choices about its content and the ways to share
 * it (docs/domain/candidates.md#public-profile).
 */
export function PublicPage({ candidate, preview, back }: PublicPageProps) {
  const t = useT();
  const [frame, seen] = useSeen<HTMLElement>();
  const [{ publicEnabled, publicHidden, publicSearchable }, change] = usePublicChoices(candidate);
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const hintFor = (block: PublicBlock, count: number): { hint?: string } => {
    if (count === 0) return { hint: t('publicPage.empty') };
    if (block === 'portfolio') return { hint: t('publicPage.counted', { count }) };
    return block === 'skills' ? { hint: t('publicPage.rated', { count }) } : {};
  };
  const choices = choicesFor(candidate);
  const setShown = (block: PublicBlock, shown: boolean): void =>
    change((now) => {
      const others = now.publicHidden.filter((one) => one !== block);
      return { publicHidden: shown ? others : [...others, block] };
    });
  const note = `${textStyle.small} ${textStyle.secondary}`;
  return (
    <Page title={t('publicPage.title')} className={layoutStyle.wrap}>
      <header className={style.head}>
        <Link className={buttonStyle.text} to="/profile">
          <ArrowLeft size={16} /> {back}
        </Link>
        <h1>{t('publicPage.title')}</h1>
        <p className={textStyle.lead}>{t('publicPage.lead')}</p>
      </header>
      <div className={style.desk}>
        <div className={style.aside}>
          <section>
            <Switch
              label={t('publicPage.isPublic')}
              checked={publicEnabled}
              onChange={(checked) => change(() => ({ publicEnabled: checked }))}
            />
            <p className={note}>{t(publicEnabled ? 'publicPage.isPublicText' : 'publicPage.hiddenNow')}</p>
          </section>
          <Share
            path={pathOf(candidate)}
            isPublic={publicEnabled && !candidate.archived && candidate.missing.length === 0}
          />
          <section aria-labelledby="v-blocks">
            <h2 id="v-blocks">{t('publicPage.shows')}</h2>
            {choices.map(({ block, count }) => (
              <Switch
                key={block}
                plain
                label={t(`publicPage.${block}`)}
                {...hintFor(block, count)}
                checked={!publicHidden.includes(block)}
                onChange={(checked) => setShown(block, checked)}
              />
            ))}
            <p className={note}>{t('publicPage.always')}</p>
          </section>
          <section>
            <Switch
              label={t('publicPage.searchable')}
              checked={publicSearchable}
              onChange={(checked) => change(() => ({ publicSearchable: checked }))}
            />
            <p className={note}>{t(publicSearchable ? 'publicPage.searched' : 'publicPage.unsearched')}</p>
          </section>
        </div>
        <section
          className={`${layoutStyle.sheet} ${style.frame}`}
          aria-label={t('publicPage.preview')}
          tabIndex={-1}
          ref={frame}
        >
          <div className={style.bar}>
            <Globe size={16} />
            <span>{t('publicPage.english')}</span>
            <Segments
              legend={t('publicPage.width')}
              choices={[
                { value: 'wide', label: t('publicPage.wide') },
                { value: 'phone', label: t('publicPage.phone') },
              ]}
              value={width}
              onChange={setWidth}
            />
          </div>
          <div className={width === 'phone' ? style.phone : undefined}>{seen && <Boundary>{preview}</Boundary>}</div>
          {choices
            .filter(({ block }) => publicHidden.includes(block))
            .map(({ block }) => (
              <p key={block} className={style.gone}>
                <EyeOff size={16} />
                <span>{t('publicPage.off', { block: t(`publicPage.${block}`) })}</span>
                <TextButton
                  aria-label={t('publicPage.showBlock', { block: t(`publicPage.${block}`) })}
                  onClick={() => {
                    setShown(block, true);
                    // The line disappears, so the preview takes the focus.
                    frame.current?.focus({ preventScroll: true });
                  }}
                >
                  {t('publicPage.show')}
                </TextButton>
              </p>
            ))}
        </section>
      </div>
    </Page>
  );
}
