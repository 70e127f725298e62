import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { ChangeConnections } from './change-connections.js';
import { ChangeReader } from './change-reader.js';
import type { ChangesResponse } from './dto/changes.dto.js';

const CURSOR = /^\d{1,15}-\d{1,15}$/;
/** A place that the stream never has: its reader reads anew. */
const UNKNOWN = '0-0';

const known = (cursor: string | undefined): string | undefined =>
  cursor === undefined || CURSOR.test(cursor) ? cursor : UNKNOWN;

@Injectable()
export class ChangesService {
  constructor(
    private readonly reader: ChangeReader,
    private readonly connections: ChangeConnections,
  ) {}

  since(cursor: string | undefined): Promise<ChangesResponse> {
    return this.reader.since(known(cursor));
  }

  stream(me: Principal, cursor: string | undefined): Promise<Readable> {
    return this.connections.connect(me, known(cursor));
  }
}
