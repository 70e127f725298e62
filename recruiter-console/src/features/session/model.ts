/** The address to open after the login. Accepts only addresses of this app, so that a link cannot lead to another site. */
export function targetAfterLogin(from: unknown): string {
  const own = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith('/login');
  return own ? from : '/candidates';
}
