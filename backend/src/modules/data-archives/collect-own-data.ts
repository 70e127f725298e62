import { Injectable } from '@nestjs/common';
import { everyOne } from '../../common/lists/every-one.js';
import { objectId } from '../../common/mongo/record.js';
import type { Principal } from '../../common/auth/principal.js';
import { presentSession } from '../accounts/session.presenter.js';
import { presentApplication } from '../applications/application.presenter.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { presentCalendarItem } from '../calendar/calendar.presenter.js';
import { AskFrequencies } from '../availability-asks/ask-frequencies.js';
import { CalendarService } from '../calendar/calendar.service.js';
import { presentCandidate } from '../candidate-profiles/candidate-profile.presenter.js';
import { CandidateProfilesService } from '../candidate-profiles/candidate-profiles.service.js';
import { presentDrafts } from '../drafts/draft.presenter.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { presentFile } from '../files/file.presenter.js';
import { FilesService } from '../files/files.service.js';
import { OtherAddresses } from '../mail/conversations/other-addresses.js';
import type { ReceivedMailRecord } from '../mail/conversations/received-mail.record.js';
import { EmailsService } from '../mail/emails.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { presentSkill } from '../skills/skill.presenter.js';
import { SkillsService } from '../skills/skills.service.js';
import { presentUser } from '../users/user.presenter.js';
import type { UserRecord } from '../users/user.record.js';
import { AgencyRecords } from './agency-records.js';
import type { OwnApplication, OwnAppointment, OwnData, OwnMail } from './own-data.js';

/** A mail of the person without the words that it repeats. */
const presentReceived = ({ receivedAt, from, to, subject, message }: ReceivedMailRecord): OwnMail => ({
  sentAt: receivedAt.toISOString(),
  from: from ?? { name: '', email: '' },
  to: to[0] ?? null,
  subject,
  message,
});

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Collects all data of a candidate, through the presenters of the candidate's own calls. */
@Injectable()
export class CollectOwnData {
  constructor(
    private readonly profiles: CandidateProfilesService,
    private readonly applications: ApplicationsService,
    private readonly calendar: CalendarService,
    private readonly emails: EmailsService,
    private readonly sessions: SessionsService,
    private readonly drafts: DraftsService,
    private readonly skills: SkillsService,
    private readonly files: FilesService,
    private readonly agency: AgencyRecords,
    private readonly asks: AskFrequencies,
    private readonly otherAddresses: OtherAddresses,
  ) {}

  async of(me: Principal, candidateId: string, user: UserRecord): Promise<OwnData> {
    const {
      abilities: _,
      candidatefiles: __,
      ...profile
    } = presentCandidate(me, await this.profiles.get(me, candidateId));
    const [sessions, drafts, skills, files, applications, appointments, mails, received, agency, { frequency, asked }] =
      await Promise.all([
        this.sessions.listOf(me.userId),
        this.drafts.list(me.userId),
        this.skills.createdByUser(me.userId),
        this.files.keptOf(candidateId, me.userId, true),
        this.applicationsOf(me, candidateId),
        this.appointmentsOf(candidateId),
        this.emails.sentAbout(candidateId),
        this.emails.receivedAbout(candidateId),
        this.agency.about(candidateId, me.userId),
        this.asks.kept(candidateId),
      ]);
    const id = objectId(candidateId);
    const otherAddresses = await this.otherAddresses.of([id]);
    const addresses = [user.email, profile.email, ...otherAddresses(id)];
    const isTheirs = ({ to }: OwnMail): boolean => to !== null && addresses.includes(to.email.toLowerCase());
    const sent = mails.map(({ sentAt, from, to, subject, message, attachments = [] }): OwnMail => ({
      sentAt: isoOf(sentAt),
      from,
      to,
      subject,
      message: message || null,
      files: attachments.map(({ name }) => name),
    }));
    const isFromThem = ({ fromOther, senderCheck }: ReceivedMailRecord): boolean =>
      !fromOther && senderCheck !== 'fail';
    const others = [
      ...sent.filter((mail) => !isTheirs(mail)).map(({ sentAt }) => ({ kind: 'mail' as const, at: sentAt ?? '' })),
      ...received
        .filter((mail) => !isFromThem(mail))
        .map(({ receivedAt }) => ({ kind: 'received_mail' as const, at: receivedAt.toISOString() })),
    ];
    return {
      madeAt: new Date().toISOString(),
      language: user.language,
      account: {
        ...presentUser(user),
        createdAt: user.createdAt.toISOString(),
        activatedAt: isoOf(user.activatedAt),
        privacyAcceptedAt: isoOf(user.privacyAcceptedAt),
      },
      sessions: sessions.map((session) => {
        const { current: ___, ...shown } = presentSession(session, me);
        return shown;
      }),
      profile,
      applications,
      appointments,
      mails: sent.filter(isTheirs),
      ownMails: received.filter(isFromThem).map(presentReceived),
      drafts: presentDrafts(drafts.filter(({ content }) => content !== null)).drafts,
      proposedSkills: skills.map((skill) => presentSkill(skill, { recruiter: false, userId: me.userId })),
      files: files.map((file) => ({ ...presentFile(file), path: null })),
      availabilityAsks: {
        frequency,
        asked: asked.map(({ sentAt, answeredAt, answer }) => ({
          sentAt: sentAt.toISOString(),
          answeredAt: isoOf(answeredAt),
          answer,
        })),
      },
      agency: [...agency, ...others].toSorted((a, b) => b.at.localeCompare(a.at)),
    };
  }

  private async applicationsOf(me: Principal, candidateId: string): Promise<OwnApplication[]> {
    const { records } = await this.applications.listOf(candidateId, everyOne({}));
    return records.map((record) => {
      const { _id, job, work, campaignId, proposed, status, createdAt, ...rest } = presentApplication(me, record);
      const { decidedAt, candidateReason } = rest;
      return { _id, job, work, campaignId, proposed, status, createdAt, decidedAt, candidateReason };
    });
  }

  private async appointmentsOf(candidateId: string): Promise<OwnAppointment[]> {
    const { records } = await this.calendar.list(everyOne({ assignedTo: [candidateId] }));
    return records.map((record) => {
      const { startDate, endDate, type, place, callLink, assignedTo, recruiters } = presentCalendarItem(record);
      const staff = [...(assignedTo && assignedTo.candidateId === null ? [assignedTo] : []), ...recruiters];
      const names = staff.map(({ firstname, name }) => `${firstname} ${name}`);
      return { startDate, endDate, type, place, callLink, with: names };
    });
  }
}
