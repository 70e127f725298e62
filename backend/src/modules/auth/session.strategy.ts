import { createSecretKey } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { bearerToken, SESSION_STRATEGY } from '../../common/auth/auth.guard.js';
import type { Principal } from '../../common/auth/principal.js';
import { Config } from '../../config/config.js';
import { SessionsService, TOKEN, type TokenClaims } from '../sessions/sessions.service.js';

/** `Prefer: unattended`: the user has not touched the page for a minute (docs/operations.md#sessions). */
const UNATTENDED = /(^|[\s,;])unattended($|[\s,;])/;

/** Reads the bearer token and looks its session up. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    { SECRET }: Config,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: bearerToken,
      // A key object, which Passport's types lack: jsonwebtoken tries to parse a string as a public key at each request.
      secretOrKey: createSecretKey(Buffer.from(SECRET)) as unknown as Buffer,
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      passReqToCallback: true,
    });
  }

  validate({ headers }: { headers: IncomingHttpHeaders }, { sid }: TokenClaims): Promise<Principal | null> {
    return this.sessions.find(sid, UNATTENDED.test(String(headers.prefer)) ? null : headers['user-agent']);
  }
}
