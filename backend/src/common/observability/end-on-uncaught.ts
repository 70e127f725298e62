import { Logger } from '@nestjs/common';

/**
 * An error that nobody caught ends the process, and the log says which: what state it is in is unknown. What runs it starts
 * it again (docs/operations.md).
 */
export function endOnUncaught(): void {
  const logger = new Logger('Process');
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'ended by an error that nobody caught');
    process.exit(1);
  });
}
