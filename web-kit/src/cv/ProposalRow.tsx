import { Check, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCvT } from './useCvT';
import type { Choice } from '../names';
import { ProposalFields } from './ProposalFields';
import { SourceText } from './SourceText';
import type { Review, ReviewedRow } from './useReview';
import type { ProposalText } from './useProposalText';
import style from './cv.module.css';

const LABELS = {
  name: 'cvReview.name',
  email: 'candidateField.email',
  phone: 'candidateField.phone',
  address: 'cvReview.address',
  link: 'cvReview.link',
  skill: 'cvReview.skill',
  language: 'cvReview.language',
  years: 'cvReview.yearsLabel',
  job: 'cvReview.job',
  diploma: 'cvReview.diploma',
} as const;

interface ProposalRowProps {
  row: ReviewedRow;
  review: Review;
  pages: number;
  skillChoices: readonly Choice[];
  textOf: (row: Pick<ReviewedRow, 'values'>) => ProposalText;
}

/** One proposal: its kind, its value, the decision, and the words of the file. A decision keeps the row where it is. */
export function ProposalRow({ row, review, pages, skillChoices, textOf }: ProposalRowProps) {
  const t = useCvT();
  const { proposal, isChanged, decision } = row;
  const label = t(LABELS[proposal.kind]);
  return (
    <li className={`${style.row} ${decision === 'dropped' ? style.off : ''}`}>
      <span className={style.label}>{label}</span>
      <div className={style.value}>
        {isChanged && decision === 'open' ? (
          <ProposalFields
            row={row}
            skillChoices={skillChoices}
            onChange={(field, value) => review.setValue(row, field, value)}
          />
        ) : (
          <Value text={textOf(row)} />
        )}
        <Remarks
          row={row}
          full={proposal.kind === 'skill' && review.roomForSkills <= 0}
          was={proposal.now && textOf({ values: proposal.now }).main}
        />
      </div>
      <Decide row={row} review={review} what={`${label}: ${textOf(row).main}`} />
      <SourceText source={proposal.source} pages={pages} />
    </li>
  );
}

function Value({ text: { main, more, below } }: { text: ProposalText }) {
  return (
    <>
      <span className={more ? style.strong : undefined}>{main}</span>
      {more && (main ? `, ${more}` : more)}
      {below && <small>{below}</small>}
    </>
  );
}

/** The value of the profile, a missing part, and a doubt. */
function Remarks({ row, full, was }: { row: ReviewedRow; full: boolean; was: string | null }) {
  const t = useCvT();
  const { proposal, wrong, decision } = row;
  const isOpen = decision === 'open' && !proposal.isThere;
  const { doubt } = proposal;
  return (
    <>
      {was && <small>{t('cvReview.was', { value: was })}</small>}
      {proposal.kind === 'skill' && decision === 'accepted' && <small>{t('cvReview.rateLater')}</small>}
      {isOpen && full && <small className={style.ask}>{t('cvReview.noSkills')}</small>}
      {isOpen && wrong.length > 0 && <small className={style.ask}>{t('cvReview.missing')}</small>}
      {isOpen && wrong.length === 0 && doubt && (
        <small className={style.ask}>
          {doubt.of === 'since' ? t('cvReview.sinceDoubt', { year: String(doubt.year) }) : t('cvReview.monthsDoubt')}
        </small>
      )}
    </>
  );
}

function Decide({ row, review, what }: { row: ReviewedRow; review: Review; what: string }) {
  const t = useCvT();
  const { decision, proposal, isChanged } = row;
  const said = (text: string, isAccepted: boolean): ReactNode => (
    <span className={`${style.done} ${isAccepted ? '' : style.no}`}>
      {isAccepted && <Check size={16} />}
      {text}
    </span>
  );
  if (proposal.isThere)
    return (
      <div className={style.act}>
        <span className={`${style.done} ${style.no}`}>{t('cvReview.isThere')}</span>
      </div>
    );
  if (decision === 'saved') return <div className={style.act}>{said(t('cvReview.added'), true)}</div>;
  if (decision !== 'open')
    return (
      <div className={style.act}>
        {said(t(decision === 'accepted' ? 'cvReview.accepted' : 'cvReview.dropped'), decision === 'accepted')}
        <button
          type="button"
          className={style.text}
          aria-label={t('cvReview.undoOne', { what })}
          onClick={() => review.undo(row)}
        >
          {t('cvReview.undo')}
        </button>
      </div>
    );
  const drop = (
    <button
      type="button"
      className={style.icon}
      aria-label={t('cvReview.dropOne', { what })}
      title={t('cvReview.drop')}
      onClick={() => review.drop(row)}
    >
      <X size={18} />
    </button>
  );
  const isFull = proposal.kind === 'skill' && review.roomForSkills <= 0;
  if (isChanged)
    return (
      <div className={style.act}>
        <button
          type="button"
          className={style.text}
          disabled={row.wrong.length > 0 || isFull}
          onClick={() => review.accept(row)}
        >
          {t('cvReview.done')}
        </button>
        {drop}
      </div>
    );
  return (
    <div className={style.act}>
      <button
        type="button"
        className={`${style.icon} ${style.yes}`}
        disabled={isFull}
        aria-label={t('cvReview.acceptOne', { what })}
        title={t('cvReview.accept')}
        onClick={() => review.accept(row)}
      >
        <Check size={18} />
      </button>
      <button
        type="button"
        className={style.icon}
        aria-label={t('cvReview.changeOne', { what })}
        onClick={() => review.edit(row)}
      >
        <Pencil size={18} />
      </button>
      {drop}
    </div>
  );
}
