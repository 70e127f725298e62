import { Injectable } from '@nestjs/common';
import { ACTIVATION_HOURS, EMAIL_CHANGE_HOURS, longMoment, RESET_HOURS } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { createLinkToken, hashToken } from '../../common/auth/secrets.js';
import { Config } from '../../config/config.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { accountPage, portalPage } from '../auth/own-pages.js';
import type { SystemMail, OwnMailData } from '../mail/mail-kinds.js';
import { Outbox } from '../mail/outbox.service.js';
import type { PendingRegistration } from '../pending-registrations/pending-registration.record.js';
import type { UserRecord } from '../users/user.record.js';
import { IntendedJobs } from './intended-jobs.js';
import { UsersService } from '../users/users.service.js';

const HOUR_MS = 3_600_000;
const HOURS = { activation: ACTIVATION_HOURS, reset: RESET_HOURS, email: EMAIL_CHANGE_HOURS } as const;

/** The recipient of a mail. */
type Reader = Pick<UserRecord, 'email' | 'firstname' | 'name' | 'language' | 'candidateId'> &
  Partial<Pick<UserRecord, 'roles'>>;

const fullName = ({ firstname, name }: Pick<UserRecord, 'firstname' | 'name'>): string => `${firstname} ${name}`;

/** A new token to mail, and its hash to store. */
export function createLink(kind: keyof typeof HOURS) {
  const token = createLinkToken();
  return { token, link: { hash: hashToken(token), expiresAt: new Date(Date.now() + HOURS[kind] * HOUR_MS) } };
}

/** Mails the links that prove an address, and the mails that replace them if no proof is needed. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
    private readonly intended: IntendedJobs,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /** The link of a registration, and the effect of a click. */
  async sendActivation(registration: PendingRegistration, token: string, session: ClientSession): Promise<void> {
    const known = await this.candidates.findByEmail(registration.email, session);
    const reader = { ...registration, candidateId: known?._id ?? registration._id };
    const choosesPassword = known !== null || registration.replaced;
    const intended = await this.intended.list(registration, session);
    const titles = intended.filter(({ standing }) => standing === 'open').map(({ title }) => title);
    const jobs = new Intl.ListFormat(registration.language).format(titles);
    const url = this.link('activate', reader, token);
    await this.mail('activation', reader, { url, choosesPassword, jobCount: titles.length, jobs }, session);
  }

  /** A link to choose a new password; replaces the earlier one. */
  async sendReset(user: UserRecord, session: ClientSession): Promise<void> {
    await this.mail('password_reset', user, { url: await this.resetLink(user, session) }, session);
  }

  /** For a user who requests an activation link without need. */
  sendAlreadyActivated(user: UserRecord, session: ClientSession): Promise<void> {
    return this.mail('already_activated', user, { url: this.page('', user) }, session);
  }

  /** For a user whose address was used for a registration; the link applies for its job. */
  sendAccountExists(user: UserRecord, applyPath: string | null, session: ClientSession): Promise<void> {
    const data = { url: this.page(applyPath ?? '', user), resetUrl: this.page('reset-password', user) };
    return this.mail('account_exists', user, data, session);
  }

  /** The link that confirms a new address, to that address. */
  sendEmailChange(user: UserRecord, email: string, token: string, session: ClientSession): Promise<void> {
    const url = this.page(`change-email/${String(user._id)}/${token}`, user);
    return this.mail('email_change', { ...user, email }, { url }, session);
  }

  /** The links that confirm and stop a change, to the current address. */
  sendEmailChangeNotice(user: UserRecord, email: string, token: string, session: ClientSession): Promise<void> {
    const parts = `${String(user._id)}/${token}`;
    const [url, stopUrl] = [this.page(`change-email/${parts}`, user), this.page(`keep-email/${parts}`, user)];
    return this.mail('email_change_notice', user, { email, url, stopUrl }, session);
  }

  /** Tells the current address that the agency entered another one, with the link that stops the change. */
  sendProposedEmail(user: UserRecord, email: string, token: string, session: ClientSession): Promise<void> {
    const url = this.page(`keep-email/${String(user._id)}/${token}`, user);
    return this.mail('email_change_by_agency', user, { email, url }, session);
  }

  /** Mails the new address of a rescued login a link to choose a password, and tells the old address. */
  async sendRescue(user: UserRecord, before: string, session: ClientSession): Promise<void> {
    await this.mail('login_rescued', user, { url: await this.resetLink(user, session) }, session);
    await this.mail('login_rescued_notice', { ...user, email: before }, {}, session);
  }

  /** Tells of a changed way to log in, with the page to choose a new password. */
  sendLoginChanged(
    template: 'two_factor_on' | 'two_factor_off' | 'recovery_codes_renewed' | 'password_changed',
    user: UserRecord,
    session: ClientSession,
  ): Promise<void> {
    return this.mail(template, user, { url: this.page('reset-password', user) }, session);
  }

  /** Tells that a colleague renewed two-factor. */
  sendTwoFactorRenewed(user: UserRecord, colleague: UserRecord, session: ClientSession): Promise<void> {
    const data = { by: fullName(colleague), url: this.page('reset-password', user) };
    return this.mail('two_factor_renewed', user, data, session);
  }

  /** Tells that a colleague gave the recruiter role, with the address of the console. */
  sendRoleGiven(user: UserRecord, colleague: UserRecord, session: ClientSession): Promise<void> {
    const url = `${this.config.CONSOLE_URL}/?lang=${user.language}`;
    return this.mail('role_given', user, { by: fullName(colleague), url }, session);
  }

  /** Tells that a colleague took it. */
  sendRoleTaken(user: UserRecord, colleague: UserRecord, session: ClientSession): Promise<void> {
    return this.mail('role_taken', user, { by: fullName(colleague) }, session);
  }

  /** Tells of a new or removed passkey, with its name. */
  sendPasskeyChanged(
    template: 'passkey_added' | 'passkey_removed',
    user: UserRecord,
    passkey: string,
    session: ClientSession,
  ): Promise<void> {
    return this.mail(template, user, { passkey, url: accountPage(this.config, user) }, session);
  }

  /** Tells of the coming removal of the account, with the link that cancels it. */
  sendLeaving(
    user: UserRecord,
    { token, due, keepData }: { token: string; due: Date; keepData: boolean },
    session: ClientSession,
  ): Promise<void> {
    const url = this.page(`keep-account/${String(user._id)}/${token}`, user);
    return this.mail(
      'account_leaving',
      user,
      { url, until: longMoment(due, user.language), keepsData: keepData },
      session,
    );
  }

  private async resetLink(user: UserRecord, session: ClientSession): Promise<string> {
    const { token, link } = createLink('reset');
    await this.users.setResetLink(user._id, { ...link, usedAt: null }, session);
    return this.link('reset-password', user, token);
  }

  private link(path: string, reader: Reader, token: string): string {
    return this.page(`${path}/${encodeURIComponent(reader.email)}/${token}`, reader);
  }

  private page(path: string, reader: Reader): string {
    return portalPage(this.config, path, reader);
  }

  private mail<K extends SystemMail>(
    template: K,
    { email, firstname, name, language, candidateId }: Reader,
    more: Omit<OwnMailData[K], 'firstname'>,
    session: ClientSession,
  ): Promise<void> {
    const to = { email, name: fullName({ firstname, name }) };
    const data = { firstname, ...more } as OwnMailData[K];
    return this.outbox.addSystem({ template, to, language, data, candidateId }, session);
  }
}
