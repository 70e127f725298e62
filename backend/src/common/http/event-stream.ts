/** The type of an answer that goes on as long as its reader stays. */
export const EVENT_STREAM = 'text/event-stream';
