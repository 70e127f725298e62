import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Answered {
  origin?: string;
  rpId?: string;
  /** Whether the authenticator verified the user. */
  verified?: boolean;
  /** The authenticator's counter; grows by one unless given. */
  counter?: number;
  /** The user handle of the answer; base64url. */
  userHandle?: string;
}

/** A software authenticator: creates one key and signs with it, in the form of a browser's answers. */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url');
  private readonly key: KeyObject;
  private readonly cose: Buffer;
  private counter = 0;
  private userHandle = '';

  constructor(
    private readonly rpId = 'localhost',
    private readonly origin = 'http://localhost:3001',
  ) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ];
    this.cose = Buffer.from(isoCBOR.encode(new Map(entries) as never));
  }

  /** The answer to registration options; stores their user. */
  create({ challenge, user }: { challenge: string; user?: { id: string } }, how: Answered = {}): object {
    this.userHandle = user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const size = Buffer.alloc(2);
    size.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.data(how, HAS_KEY), Buffer.alloc(16), size, id, this.cose]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge, how).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
    });
  }

  /** The answer to login options. */
  get(challenge: string, how: Answered = {}): object {
    this.counter += 1;
    const authenticatorData = this.data({ counter: this.counter, ...how }, 0);
    const client = this.client('webauthn.get', challenge, how);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.key);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: how.userHandle ?? this.userHandle,
    });
  }

  private answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client(type: string, challenge: string, { origin = this.origin }: Answered): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data({ rpId = this.rpId, verified = true, counter = 0 }: Answered, more: number): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | (verified ? USER_VERIFIED : 0) | more]), counted]);
  }
}
