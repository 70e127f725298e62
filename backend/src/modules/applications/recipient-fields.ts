import { Injectable } from '@nestjs/common';
import { longMoment, templateLanguages, toLanguage, type MailFieldValues } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { joinById } from '../../common/mongo/join-by-id.js';
import { Config } from '../../config/config.js';
import { NextAppointments } from '../calendar/next-appointments.js';
import type { CandidateName, CandidateRecord } from '../candidates/record/candidate.record.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { Staff } from '../users/staff.js';
import type { UserName } from '../users/user.record.js';
import { ApplicationsRepository } from './applications.repository.js';

type Id = string | Types.ObjectId;

/** A recipient; `language` is that of the values, the candidate's own by default. */
export type Recipient = CandidateName & Pick<CandidateRecord, 'language'>;

interface About {
  /** The job of the mail; by default that of each recipient's newest pending application, or else of the newest successful one. */
  jobId?: Id | undefined;
  /** The appointment of the mail; by default each recipient's next one. */
  appointmentId?: string | undefined;
  session?: ClientSession;
}

/** Finds the values of a mail's fields for each recipient (docs/domain/mail.md#fields). */
@Injectable()
export class RecipientFields {
  private readonly portal: string;

  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly jobs: JobBriefs,
    private readonly appointments: NextAppointments,
    private readonly staff: Staff,
    config: Config,
  ) {
    this.portal = config.PORTAL_URL;
  }

  /** The values by recipient, for recipients among these. */
  async of(
    recipients: readonly Recipient[],
    writer: UserName,
    { jobId, appointmentId, session }: About = {},
  ): Promise<(recipient: Recipient) => MailFieldValues> {
    const ids = recipients.map(({ _id }) => _id);
    const jobIdOf = jobId === undefined ? await this.ongoingJobs(ids, session) : () => jobId;
    const jobOf = await joinById(
      ids.flatMap((id) => jobIdOf(id) ?? []),
      (jobIds) => this.jobs.namesOf(jobIds),
    );
    const appointmentOf = await this.appointments.of(ids, { only: appointmentId, session });
    const signatures = (await this.staff.signaturesOf(writer._id, session)) ?? {};
    const recruiter = `${writer.firstname} ${writer.name}`;
    return ({ _id, firstname, name, email, language: spoken }) => {
      const language = toLanguage(spoken);
      const job = jobOf(jobIdOf(_id));
      const appointment = appointmentOf(_id);
      const signature = templateLanguages(language).map((one) => signatures[one]);
      return {
        firstname,
        name,
        email,
        job: job?.title ?? null,
        client: job?.client ?? null,
        applylink: job ? `${this.portal}/jobs/apply/${String(job._id)}` : null,
        profilelink: `${this.portal}/profile`,
        appointment: appointment ? longMoment(appointment.startDate, language) : null,
        recruiter,
        signature: signature.find(Boolean) ?? recruiter,
      };
    };
  }

  /** The candidates for whom job and client have a value. */
  withJob(): Promise<Types.ObjectId[]> {
    return this.repository.ongoingCandidates();
  }

  /** The candidates with an appointment to come. */
  withAppointment(): Promise<Types.ObjectId[]> {
    return this.appointments.candidates();
  }

  private async ongoingJobs(
    candidates: readonly Types.ObjectId[],
    session?: ClientSession,
  ): Promise<(candidate: Types.ObjectId) => Types.ObjectId | undefined> {
    const applications = await this.repository.findOngoing(candidates, session);
    // The last one written stays: the newest pending one.
    const first = new Map(applications.toReversed().map(({ candidateId, jobId }) => [String(candidateId), jobId]));
    return (candidate) => first.get(String(candidate));
  }
}
