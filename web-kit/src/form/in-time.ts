const LIMIT_MS = 3000;

/**
 * Resolves with the answer of a call, or with `otherwise` if the call fails or takes too long, so that a hanging server does not block the
 * app.
 */
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
