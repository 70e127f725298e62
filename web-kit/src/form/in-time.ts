const LIMIT_MS = 3000;

/** Answers with a call's answer, or with `otherwise` if it fails or takes longer, so that a hanging server does not block the app. */
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
