import { Injectable } from '@nestjs/common';
import { DAY_MS, REGISTRATION_DAYS } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { normaliseEmail } from '../users/user.rules.js';
import type { ActivationLink, PendingRegistration } from './pending-registration.record.js';
import { PendingRegistrationsRepository, type NewRegistration } from './pending-registrations.repository.js';

const removeAt = (): Date => new Date(Date.now() + REGISTRATION_DAYS * DAY_MS);

/** Registrations with an unconfirmed address, which expire (docs/domain/accounts.md#activation). */
@Injectable()
export class PendingRegistrations {
  constructor(private readonly repository: PendingRegistrationsRepository) {}

  find(email: string): Promise<PendingRegistration | null> {
    return this.repository.find(normaliseEmail(email));
  }

  /** Replaces an earlier registration of the address, with its password and its link; its jobs stay. */
  put(registration: Omit<NewRegistration, 'removeAt'>, session: ClientSession): Promise<PendingRegistration> {
    return this.repository.put(
      { ...registration, email: normaliseEmail(registration.email), removeAt: removeAt() },
      session,
    );
  }

  /** Replaces the link of a registration. */
  renew(registration: PendingRegistration, link: ActivationLink, session: ClientSession): Promise<void> {
    return this.repository.setLink(registration, link, removeAt(), session);
  }

  /** Removes and returns the registration of a link; null if the link is unknown, used, replaced or expired. */
  take(email: string, hash: string, session: ClientSession): Promise<PendingRegistration | null> {
    return this.repository.take(normaliseEmail(email), hash, session);
  }

  /** Returns the ids of removed registrations. */
  removeOf(emails: readonly string[], session: ClientSession): Promise<Types.ObjectId[]> {
    return this.repository.removeOf(emails, session);
  }

  delete(email: string, session: ClientSession): Promise<void> {
    return this.repository.delete(normaliseEmail(email), session);
  }
}
