import type { Label } from '@byline/shared-types/domain';
import { useId, useState, type ReactNode } from 'react';
import { useCvT, type CvMessageId } from './useCvT';
import { useProblemWords } from '../problems';
import type { Choice } from '../names';
import type { Accepted } from './changes';
import { CV_SECTIONS, proposalsOf, type CvKind, type CvSection } from './proposals';
import { ProposalRow } from './ProposalRow';
import type { CvReading, KnownProfile } from './reading';
import { useProposalText } from './useProposalText';
import { useReview } from './useReview';
import { useReviewGuard } from './useReviewGuard';
import style from './cv.module.css';

/** Adds what was accepted; `saved` names proposals that are stored already, so that another attempt does not repeat them. */
export type SaveAccepted = (
  accepted: readonly Accepted[],
  saved: (keys: readonly string[]) => void,
  keepFile: boolean,
) => Promise<void>;

interface CvReviewProps {
  reading: CvReading;
  file: File;
  known: KnownProfile;
  /** Kinds that the screen cannot take. */
  without?: readonly CvKind[];
  skillChoices: readonly Choice[];
  /** Whether the file may become the CV of the person. */
  canKeep: boolean;
  saveLabel: (count: number) => string;
  onSave: SaveAccepted;
  onAgain: () => void;
  /** Says whether closing the review would lose decisions. */
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
}

const TITLES: Record<CvSection, CvMessageId> = {
  you: 'cvReview.you',
  skills: 'cvReview.skills',
  work: 'cvReview.work',
  education: 'cvReview.education',
};

/** The proposals of a CV, to accept, change or drop one by one. Each is open at first. */
export function CvReview({
  reading,
  file,
  known,
  without = [],
  skillChoices,
  canKeep,
  saveLabel,
  onSave,
  onAgain,
  onUnsaved,
}: CvReviewProps) {
  const t = useCvT();
  const id = useId();
  const words = useProblemWords();
  const [proposals] = useState(() => proposalsOf(reading, known, without));
  const [hasFile, setHasFile] = useState(false);
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const review = useReview(proposals, known.skills.length);
  const labels = new Map<string, Label>(reading.skills.map(({ skillId, label }) => [skillId, label]));
  const named = new Map(skillChoices.map(({ value, label }) => [value, { NL: label, EN: label, FR: label }]));
  const say = useProposalText(new Map([...named, ...labels]));
  const count = review.accepted.length;
  const whileLeavable = useReviewGuard(review.hasDecisions, onUnsaved);
  const save = async (): Promise<void> => {
    setState({ busy: true, error: null });
    try {
      await whileLeavable(() => onSave(review.accepted, review.markSaved, hasFile));
      setState({ busy: false, error: null });
    } catch (error) {
      setState({ busy: false, error: words.text(error) });
    }
  };
  const sections = CV_SECTIONS.map((section) => ({
    section,
    rows: review.rows.filter(({ proposal }) => proposal.section === section),
  }));
  return (
    <div className={style.review}>
      <p className={style.file}>
        {t('cvReview.pages', { name: file.name, pages: reading.pages })}
        <button type="button" className={style.text} onClick={onAgain}>
          {t('cvReview.another')}
        </button>
      </p>
      {proposals.length === 0 && <p role="status">{t('cvReview.nothing')}</p>}
      <div className={style.sheet} hidden={proposals.length === 0}>
        {sections
          .filter(({ rows }) => rows.length > 0)
          .map(({ section, rows }) => (
            <section key={section} aria-labelledby={`${id}${section}`}>
              <h2 id={`${id}${section}`}>{t(TITLES[section])}</h2>
              <ul>
                {rows.map((row) => (
                  <ProposalRow
                    key={row.proposal.key}
                    row={row}
                    review={review}
                    pages={reading.pages}
                    skillChoices={skillChoices}
                    textOf={({ values }) => say(row.proposal.kind, values)}
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
      <Dock error={state.error}>
        <div className={style.grow}>
          {canKeep && (
            <label className={style.check}>
              <input type="checkbox" checked={hasFile} onChange={(event) => setHasFile(event.target.checked)} />
              {t('cvReview.asFile')}
            </label>
          )}
          <p className={style.strong} role="status">
            {t('cvReview.decided', {
              decided: review.decided,
              all: review.rows.filter(({ proposal }) => !proposal.isThere).length,
            })}
          </p>
          <p className={style.help}>{t('cvReview.decidedHelp')}</p>
        </div>
        {review.acceptable.length > 0 && (
          <button type="button" className={`${style.button} ${style.quiet}`} onClick={review.acceptOthers}>
            {t('cvReview.acceptOthers', { count: review.acceptable.length })}
          </button>
        )}
        <button
          type="button"
          className={style.button}
          disabled={count === 0 && !hasFile}
          aria-busy={state.busy}
          onClick={() => !state.busy && void save()}
        >
          {state.busy ? t('cvReview.adding') : saveLabel(count)}
        </button>
      </Dock>
    </div>
  );
}

function Dock({ error, children }: { error: string | null; children: ReactNode }) {
  return (
    <div className={style.dock}>
      {error && (
        <p role="alert" className={style.reason}>
          {error}
        </p>
      )}
      <div className={style.buttons}>{children}</div>
    </div>
  );
}
