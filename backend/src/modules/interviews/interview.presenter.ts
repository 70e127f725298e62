import type { Principal } from '../../common/auth/principal.js';
import { abilitiesOfWritten } from '../../common/auth/written.policy.js';
import { editedAtOf, presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { InterviewTemplateResponse } from './dto/interview-template.dto.js';
import type { InterviewResponse } from './dto/interview.dto.js';
import type { InterviewTemplateRecord } from './interview-template.schema.js';
import type { InterviewRecord } from './interview.schema.js';

/** An interview with the name of its interviewer; null after that user is deleted. */
export type NamedInterview = InterviewRecord & { interviewer: Named | null };

export const presentInterview =
  (me: Principal) =>
  (interview: NamedInterview): InterviewResponse => ({
    ...presentRecord(interview),
    editedAt: editedAtOf(interview),
    abilities: abilitiesOfWritten(me, interview.userId),
    templateId: String(interview.templateId),
    template: { _id: String(interview.templateId), type: interview.type },
    candidateId: String(interview.candidateId),
    questions: interview.questions,
    user: interview.interviewer && presentNamed(interview.interviewer),
  });

export const presentInterviewTemplate = (template: InterviewTemplateRecord): InterviewTemplateResponse => ({
  ...presentRecord(template),
  type: template.type,
  questions: template.questions,
});
