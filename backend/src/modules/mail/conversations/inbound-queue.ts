import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { LeaseQueue } from '../../../common/queue/lease-queue.js';
import { QUEUES } from '../../../common/queue/queue.js';

@Injectable()
export class InboundQueue extends LeaseQueue {
  constructor(@Inject(Redis) redis: Redis) {
    super(redis, QUEUES.inbound);
  }
}
