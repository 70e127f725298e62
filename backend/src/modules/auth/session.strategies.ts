import { createSecretKey } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type StrategyOptionsWithRequest } from 'passport-jwt';
import { bearerToken, STRATEGIES } from '../../common/auth/auth.guard.js';
import type { Principal } from '../../common/auth/principal.js';
import { Config } from '../../config/config.js';
import { SessionsService, TOKEN, type TokenClaims } from '../sessions/sessions.service.js';

const options = ({ SECRET }: Config) => ({
  jwtFromRequest: bearerToken,
  // Of a text, jsonwebtoken would try to make a public key first, for each request. It takes a key; the types of Passport do not know.
  secretOrKey: createSecretKey(Buffer.from(SECRET)) as unknown as Buffer,
  algorithms: [TOKEN.algorithm],
  issuer: TOKEN.issuer,
});

/** `Prefer: unattended` says that nobody was at the page for a minute (docs/operations.md#sessions). It needs no permission of CORS of its own. */
const UNATTENDED = /(^|[\s,;])unattended($|[\s,;])/;

/** Somebody who is logged in. Ending the session ends it at once (docs/operations.md#sessions). */
@Injectable()
export class FullSessionStrategy extends PassportStrategy(Strategy, STRATEGIES.full) {
  constructor(
    config: Config,
    private readonly sessions: SessionsService,
  ) {
    super({ ...options(config), passReqToCallback: true } satisfies StrategyOptionsWithRequest);
  }

  validate({ headers }: { headers: IncomingHttpHeaders }, { sid }: TokenClaims): Promise<Principal | null> {
    return UNATTENDED.test(String(headers.prefer))
      ? this.sessions.findUnattended(sid)
      : this.sessions.findPrincipal(sid, headers['user-agent']);
  }
}

/** Somebody who gave the right password and still has to give the code, or to set up what gives it. */
@Injectable()
export class FirstStepStrategy extends PassportStrategy(Strategy, STRATEGIES.firstStep) {
  constructor(
    config: Config,
    private readonly sessions: SessionsService,
  ) {
    super(options(config));
  }

  validate({ sid }: TokenClaims): Promise<Principal | null> {
    return this.sessions.findFirstStep(sid);
  }
}
