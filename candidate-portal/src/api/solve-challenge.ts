import { solveChallengeWorkers, type Challenge } from 'altcha/lib';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import type { BotCheckChallengeResponse } from '.';

const MAX_WORKERS = 4;

/**
 * Solves the API's proof of work and gives the payload that a request carries; null when no solution was found in time. Loaded only when
 * somebody asks for what needs it; its workers are files of our own origin, as the Content-Security-Policy asks.
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
