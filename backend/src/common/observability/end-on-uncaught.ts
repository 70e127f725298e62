import { Logger } from '@nestjs/common';

/**
 * An uncaught error ends the process after a line in the log, because its state is unknown. The supervisor starts it again
 * (docs/operations.md).
 */
export function endOnUncaught(): void {
  const logger = new Logger('Process');
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'ended by an error that nobody caught');
    process.exit(1);
  });
}
