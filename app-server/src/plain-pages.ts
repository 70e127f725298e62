import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './app-policy.ts';
import { plainLanguageOf } from './language.ts';
import { withPlainPage } from './page.ts';
import type { LoadedRenderer, PlainPage } from './renderer.ts';

const PATIENCE_MS = 10_000;
/** More than two passwords need. */
const MAX_FORM = 10_000;

type Form = Record<string, string>;
interface Link {
  email: string;
  token: string;
}

/** Pages of the app for browsers without scripts: each says what to do, and the forms of mailed links work (docs/domain/interface.md#without-a-script). */
export class PlainPages {
  private readonly renderer: LoadedRenderer;
  private readonly index: string;
  private readonly api: string;

  constructor(renderer: LoadedRenderer, { API_URL, PUBLIC_API_URL = 'http://localhost:3000' }: Env, index: string) {
    this.renderer = renderer;
    this.index = index;
    this.api = `${API_URL || PUBLIC_API_URL}/api/v1`;
  }

  serve(server: FastifyInstance): void {
    server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM },
      (_request, body, done) => {
        const fields = new URLSearchParams(String(body));
        // Of a repeated field, no value is sure.
        if (new Set(fields.keys()).size < fields.size)
          done(Object.assign(new Error('A field is repeated'), { statusCode: 400 }));
        else done(null, Object.fromEntries(fields));
      },
    );
    for (const path of ['/reset-password', '/complete-registration'])
      server.get(path, (request, reply) => this.send(request, reply, this.pageOf(path)));
    this.form(server, '/reset-password/:email/:token', 'reset', (link, form) => this.reset(link, form));
    this.form(server, '/activate/:email/:token', 'activate', (link, form) => this.activate(link, form));
  }

  /** The page of the app, with this one in it for browsers without scripts. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PlainPage = { name: 'needed' },
  ): Promise<FastifyReply> {
    const language = plainLanguageOf(request, this.renderer.languages);
    const drawn = await this.renderer.drawPlainPage(language, request.url, page);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(withPlainPage(this.index, drawn));
  }

  private pageOf(path: string): PlainPage {
    return { name: path === '/reset-password' ? 'forgot' : 'welcome' };
  }

  private form(
    server: FastifyInstance,
    path: string,
    name: 'activate' | 'reset',
    take: (link: Link, form: Form) => Promise<PlainPage>,
  ): void {
    server.get<{ Params: Link }>(path, (request, reply) =>
      this.send(request, reply, { name, email: request.params.email }),
    );
    server.post<{ Params: Link; Body: Form | undefined }>(path, async (request, reply) =>
      this.send(request, reply, await take(request.params, request.body ?? {})),
    );
  }

  private async reset({ email, token }: Link, { password = '', confirm = '' }: Form): Promise<PlainPage> {
    const answer = await this.post('users/resetPassword', { email, token, password, passwordConfirmation: confirm });
    return answer?.ok ? { name: 'saved' } : { name: 'reset', email, problem: await problemOf(answer) };
  }

  /** Without a password first; the API asks for one if the registration has none of its own. */
  private async activate({ email, token }: Link, { password, confirm }: Form): Promise<PlainPage> {
    const chosen = password === undefined ? {} : { password, passwordConfirmation: confirm ?? '' };
    const answer = await this.post('users/validate', { email, token, ...chosen });
    if (answer?.ok) return this.activated((await answer.json()) as { token: string | null });
    const problem = await problemOf(answer);
    if (password === undefined && (problem as { code?: string } | null)?.code === 'password_required')
      return { name: 'choose', email };
    return { name: password === undefined ? 'activate' : 'choose', email, problem };
  }

  /** Ends the session that the activation opened: no page uses it. */
  private async activated({ token }: { token: string | null }): Promise<PlainPage> {
    if (token === null) return { name: 'already' };
    await this.post('auth/logout', {}, { authorization: `Bearer ${token}` });
    return { name: 'activated' };
  }

  /** An unreachable API counts as no answer. */
  private post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response | null> {
    return fetch(`${this.api}/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
  }
}

/** The problem document of a refusal; null without one. */
const problemOf = async (answer: Response | null): Promise<unknown> =>
  answer ? answer.json().catch(() => null) : null;
