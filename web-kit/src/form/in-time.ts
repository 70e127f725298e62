const LIMIT_MS = 3000;

/** What a call answers; `otherwise` when it fails or takes longer, so that a server that hangs holds nobody up. */
export async function inTime<Answer>(call: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(resolve, LIMIT_MS, otherwise);
  try {
    return await Promise.race([call, tooLate]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
