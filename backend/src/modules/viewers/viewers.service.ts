import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Conversations } from '../mail/conversations/conversations.service.js';
import { Presence, type Place } from './presence.js';

const candidatePlace = (candidateId: string): Place => ({ key: `byline:viewers:${candidateId}`, candidateId });

/** Remembers which recruiters look at a candidate, and which write an answer to them. */
@Injectable()
export class ViewersService {
  constructor(
    private readonly presence: Presence,
    private readonly candidates: CandidatesService,
    private readonly conversations: Conversations,
  ) {}

  /** Counts the caller as a viewer for a while, and returns the other viewers. */
  async renew({ userId }: Principal, candidateId: string): Promise<string[]> {
    await this.candidates.get(candidateId);
    return this.presence.renew(candidatePlace(candidateId), userId);
  }

  async leave({ userId }: Principal, candidateId: string): Promise<void> {
    await this.presence.leave(candidatePlace(candidateId), userId);
  }

  /** The others who write an answer in a conversation. */
  async writers({ userId }: Principal, conversationId: string): Promise<string[]> {
    const place = await this.answerPlace(conversationId);
    return place ? this.presence.others(place, userId) : [];
  }

  /** Counts the caller as a writer for a while, and returns the other writers. */
  async write({ userId }: Principal, conversationId: string): Promise<string[]> {
    const place = await this.answerPlace(conversationId);
    return place ? this.presence.renew(place, userId) : [];
  }

  async stopWriting({ userId }: Principal, conversationId: string): Promise<void> {
    const place = await this.answerPlace(conversationId);
    if (place) await this.presence.leave(place, userId);
  }

  /** Null for a conversation without a candidate, which takes no answers. */
  private async answerPlace(conversationId: string): Promise<Place | null> {
    const { candidateId } = await this.conversations.get(conversationId);
    return candidateId && { key: `byline:writers:${conversationId.toLowerCase()}`, candidateId: String(candidateId) };
  }
}
