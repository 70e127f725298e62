/** Where to go after login: an address of this app, never another site's. */
export function targetAfterLogin(from: unknown): string {
  const own = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith('/login');
  return own ? from : '/candidates';
}
