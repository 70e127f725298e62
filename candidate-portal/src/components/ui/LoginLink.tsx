import { useAddressParams } from '@byline/web-kit/address';
import { config } from '@byline/web-kit/config';
import { useLanguage } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Whether the visitor logs in to the console: its login and the mails to recruiters lead here with `for=console`. */
export const useIsForConsole = (): boolean => useAddressParams()[0].get('for') === 'console';

interface LoginLinkProps {
  className: string | undefined;
  children: ReactNode;
}

/** Leads to the login of the visitor's app. */
export function LoginLink(props: LoginLinkProps) {
  const language = useLanguage();
  return useIsForConsole() ? (
    <a {...props} href={`${config.consoleUrl}/login?lang=${language}`} />
  ) : (
    <Link {...props} to="/" />
  );
}
