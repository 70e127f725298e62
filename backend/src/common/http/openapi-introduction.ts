import { MAX_PAGE_SIZE, MAX_SKIP } from '@byline/shared-types/domain';

const number = (value: number): string => value.toLocaleString('en');

/** The introduction for integrators in openapi.yaml and Swagger UI. docs/integrators.md shows the same by example. */
export const INTRODUCTION = `
Recruitment and talent network of a content agency. Both apps do everything through this API, and so can any other program;
docs/integrators.md in the repository shows how, with curl and with a generated client.

**Log in.** \`POST auth/login\` answers a \`token\`; send it with every other call as \`Authorization: Bearer <token>\` (on this page: copy it
into *Authorize*). With two-factor on, that token opens only \`POST users/verify2fa\`, which answers the real one. Each call says
whose token it needs.

**Lists** take \`search\`, \`filter[…]\`, \`limit\` (at most ${number(MAX_PAGE_SIZE)} unless said otherwise), \`skip\` (at most ${number(MAX_SKIP)}), \`fields\` and \`sort\`, and answer
\`records\` and \`totalCount\`, which is null unless \`Prefer: count=exact\` asks for it. Each filter is a parameter of its own:
\`filter[archived]=false\`, \`filter[createdAt][from]=2026-01-01\`; several values as \`filter[status]=test&filter[status]=offer\` or
\`filter[status]=test,offer\`. Filters are combined with "and".

**Errors** are problem documents (RFC 9457). Decide by \`code\`, which is stable; \`errors\` names every wrong field with a code of its own.

**Versions.** Records carry a \`version\`. Send it back with a PATCH: if somebody else was first, the answer is 409 \`stale_version\` and
nothing is overwritten. Read again, then decide. A PATCH that names no field changes nothing.

**Repeats.** Calls that create something take an \`Idempotency-Key\`: send the same request with the same key again when no answer came, and it is carried out once.

**Bodies** are \`application/json\`, uploads \`multipart/form-data\`; anything else is a 415 whose \`Accept\` names the type. One-line texts are kept in
Unicode NFC, without bidirectional controls and other characters that nobody sees; one with nothing to see counts as empty.

**Limits.** Logins, codes, registrations and mailed links are counted by address: 429 with \`Retry-After\`. One file an upload, at most
10,000,000 bytes, judged by content. JSON bodies: 1,000,000 bytes.

**Times** are ISO 8601 in UTC, days are \`YYYY-MM-DD\` of the Europe/Brussels calendar. There are no webhooks: ask for
\`filter[modifiedAt][from]\`.
`.trim();
