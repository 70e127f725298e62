import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './app-policy.ts';
import { plainLanguageOf } from './language.ts';
import { portalUrl } from './public-pages.ts';
import type { Ask, AskForm, AskPage, LoadedRenderer } from './renderer.ts';

const PATIENCE_MS = 5000;
const ANSWERS = ['yes', 'not_until', 'not_looking'];
const TOKEN = /^[\w-]{1,100}$/;

type Form = Partial<Record<'answer' | 'daysPerWeek' | 'from', string>>;
interface Link {
  token: string;
}
interface Problem {
  code?: string;
  errors?: { field: string; code: string }[];
}

/** The pages of mails that ask for an availability, whole documents without a script (docs/domain/availability.md#answered). */
export class AskPages {
  private readonly renderer: LoadedRenderer;
  private readonly env: Env;
  private readonly api: string;

  constructor(renderer: LoadedRenderer, env: Env) {
    const { API_URL, PUBLIC_API_URL = 'http://localhost:3000' } = env;
    this.renderer = renderer;
    this.env = env;
    this.api = `${API_URL || PUBLIC_API_URL}/api/v1/availability-asks`;
  }

  serve(server: FastifyInstance): void {
    server.get<{ Params: Link; Querystring: Form }>('/available/:token', async (request, reply) =>
      this.send(request, reply, await this.question(request.params.token, request.query)),
    );
    server.post<{ Params: Link; Body: Form | undefined }>('/available/:token', async (request, reply) => {
      const page = await this.answer(request.params.token, request.body ?? {});
      // A reload of the answer sends nothing again.
      if (page === null) return reply.redirect(`?lang=${this.languageOf(request)}`, 303);
      return this.send(request, reply, page);
    });
    for (const frequency of ['seldom', 'never'] as const) {
      const path = `/available/:token/mails/${frequency}`;
      server.get<{ Params: Link }>(path, async (request, reply) => {
        const known = await this.call(request.params.token, 'stop');
        return this.send(request, reply, known.ok ? { name: 'mails', frequency } : known.page);
      });
      server.post<{ Params: Link }>(path, async (request, reply) => {
        const answer = await this.call(request.params.token, 'frequency', { frequency });
        return this.send(request, reply, answer.ok ? { name: 'mailsDone', frequency } : answer.page);
      });
    }
  }

  private async question(token: string, { answer }: Form): Promise<AskPage> {
    const answered = await this.call<Ask>(token);
    if (!answered.ok) return answered.page;
    const ask = answered.body;
    if (ask.answer !== null && answer === undefined) return { name: 'thanks', ask };
    const told = ask.state === 'not_looking' && answer !== 'days' ? 'not_looking' : 'yes';
    const chosen = ANSWERS.find((one) => one === answer) ?? told;
    const form = { answer: chosen, daysPerWeek: answer === 'days' ? '' : amountOf(ask), from: ask.from ?? '' };
    return { name: 'question', ask, form };
  }

  /** The page after an answer that was not taken; null after one that was. The API judges the fields as they came. */
  private async answer(token: string, { answer = '', daysPerWeek = '', from = '' }: Form): Promise<AskPage | null> {
    const more = {
      ...(answer === 'yes' && { daysPerWeek: numberOf(daysPerWeek) }),
      ...(answer === 'not_until' && { from: from || null }),
    };
    const taken = await this.call<Ask>(token, 'answer', { answer, ...more });
    if (taken.ok) return null;
    const refused = refusalOf(taken.problem ?? {});
    if (!refused) return taken.page;
    const now = await this.call<Ask>(token);
    if (!now.ok) return now.page;
    return { name: 'question', ask: now.body, form: { answer, daysPerWeek, from, refused } };
  }

  private async send(request: FastifyRequest, reply: FastifyReply, page: AskPage): Promise<FastifyReply> {
    const [path = ''] = request.url.split('?');
    const frame = { ...this.renderer.files, address: `${portalUrl(this.env)}${path}`, indexed: false };
    const html = await this.renderer.renderAskPage(this.languageOf(request), page, frame);
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    return reply.code(statusOf(page)).type('text/html; charset=utf-8').headers(headers).send(html);
  }

  private languageOf(request: FastifyRequest): string {
    return plainLanguageOf(request, this.renderer.languages);
  }

  private async call<T>(
    token: string,
    path = '',
    body?: object,
  ): Promise<{ ok: true; body: T } | { ok: false; problem: Problem | null; page: AskPage }> {
    if (!TOKEN.test(token)) return { ok: false, problem: null, page: { name: 'unknown' } };
    const answer = await fetch(`${this.api}/${token}${path && `/${path}`}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    if (answer?.status === 204) return { ok: true, body: undefined as T };
    const content: unknown = await answer?.json().catch(() => null);
    if (answer?.ok) return { ok: true, body: content as T };
    return { ok: false, problem: content as Problem | null, page: { name: goneOf(content as Problem | null) } };
  }
}

type Gone = Extract<AskPage, { name: 'expired' | 'replaced' | 'unknown' | 'unavailable' }>['name'];
const GONE: Record<string, Gone> = { link_expired: 'expired', link_replaced: 'replaced', not_found: 'unknown' };
const goneOf = (problem: Problem | null | undefined): Gone => GONE[problem?.code ?? ''] ?? 'unavailable';

const STATUS: Partial<Record<AskPage['name'], number>> = {
  expired: 410,
  replaced: 410,
  unknown: 404,
  unavailable: 503,
};
function statusOf(page: AskPage): number {
  const refused = page.name === 'question' ? page.form.refused : undefined;
  if (refused) return refused.code === 'too_many_requests' ? 429 : 400;
  return STATUS[page.name] ?? 200;
}

/** The choice of a number that leaves the amount of work as it is. */
function amountOf({ daysPerWeek, hoursPerWeek }: Ask): string {
  if (hoursPerWeek !== null) return 'hours';
  return daysPerWeek === null ? 'any' : String(daysPerWeek);
}

/** The number of a choice, for the API: undefined leaves the hours, null means no fixed number, and the API refuses text. */
function numberOf(choice: string): number | string | null | undefined {
  if (choice === 'hours') return undefined;
  if (choice === 'any') return null;
  return choice === '' || Number.isNaN(Number(choice)) ? choice : Number(choice);
}

const FIELDS = ['answer', 'daysPerWeek', 'from'] as const;

/** The refusal of a form that stays: of a field, or of one answer too many. */
function refusalOf({ code, errors }: Problem): AskForm['refused'] {
  if (code === 'too_many_requests') return { field: 'answer', code };
  const [wrong] = errors ?? [];
  return wrong && { field: FIELDS.find((field) => field === wrong.field) ?? 'answer', code: wrong.code };
}
