import { solveChallengeWorkers, type Challenge } from 'altcha/lib';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import type { BotCheckChallengeResponse } from '.';

const MAX_WORKERS = 4;

/**
 * Solves the API's proof of work and returns the payload for a request, or null if it finds no solution in time.
 * Loads only when a form needs it. Its workers are files of the portal's own origin, because the
 * Content-Security-Policy requires that.
 */
export async function solve(given: BotCheckChallengeResponse): Promise<string | null> {
  const challenge = given as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: (algorithm) => (algorithm.startsWith('PBKDF2') ? new Pbkdf2Worker() : new ShaWorker()),
  });
  if (!solution) return null;
  const { parameters, signature } = challenge;
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}
