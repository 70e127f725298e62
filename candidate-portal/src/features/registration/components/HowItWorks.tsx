import { useT } from '@byline/web-kit/i18n';
import layoutStyle from '../../../components/layout/layout.module.css';
import numberedStyle from '../../../components/ui/numbered.module.css';
import textStyle from '../../../components/ui/text.module.css';

const STEPS = [
  { title: 'how.question', text: 'how.questionText' },
  { title: 'how.meet', text: 'how.meetText' },
  { title: 'how.match', text: 'how.matchText' },
] as const;

/** Question, meet, match: the explainer after activation and on /complete-registration. */
export function HowItWorks() {
  const t = useT();
  return (
    <section className={layoutStyle.leaf} aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol className={numberedStyle.numbered}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{t(title)}</h3>
            <p className={textStyle.secondary}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
