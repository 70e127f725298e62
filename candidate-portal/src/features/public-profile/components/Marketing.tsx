import { useT } from '@byline/web-kit/i18n';
import { messages } from '../messages';

const HOW = [
  { title: messages.question, text: messages.questionText },
  { title: messages.meet, text: messages.meetText },
  { title: messages.match, text: messages.matchText },
] as const;

/** The selection funnel (docs/domain/candidates.md#public-profile). */
const FUNNEL = [
  { percent: 30, text: messages.phone },
  { percent: 12, text: messages.test },
  { percent: 8, text: messages.live },
  { percent: 5, text: messages.offer },
] as const;

/** How it works and how we select, under every public profile. */
export function Marketing({ firstname }: { firstname: string }) {
  const t = useT();
  return (
    <div className="band">
      <div className="wrap cols even">
        <section aria-labelledby="how">
          <h2 id="how">{t(messages.how)}</h2>
          <ol className="how">
            {HOW.map(({ title, text }) => (
              <li key={title.id}>
                <h3>{t(title)}</h3>
                <p className="soft">{t(text, { firstname })}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="funnel">
          <h2 id="funnel">{t(messages.select)}</h2>
          <ol className="funnel">
            {FUNNEL.map(({ percent, text }) => (
              <li key={percent}>
                <b>{percent}%</b>
                <span>{t(text)}</span>
                <i data-percent={percent} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
