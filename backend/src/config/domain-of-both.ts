import { ValidateBy, type ValidationArguments } from 'class-validator';

/** Whether the hosts of portal and console are this domain, or below it. */
function isDomainOfBoth(domain: unknown, args?: ValidationArguments): boolean {
  const { PORTAL_URL, CONSOLE_URL } = args?.object as Record<'PORTAL_URL' | 'CONSOLE_URL', string>;
  const isWithin = (url: string): boolean =>
    URL.canParse(url) && `.${new URL(url).hostname}`.endsWith(`.${String(domain)}`);
  return domain === '' || (typeof domain === 'string' && [PORTAL_URL, CONSOLE_URL].every(isWithin));
}

export const DomainOfBoth = (): PropertyDecorator =>
  ValidateBy(
    { name: 'domainOfBoth', validator: { validate: isDomainOfBoth } },
    { message: '$property must be a domain that the hosts of PORTAL_URL and CONSOLE_URL are, or are below' },
  );
