import Bowser from 'bowser';

const DEVICES = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' } as const;

/** The parts of a user agent that a person knows; null for each missing part. */
export interface ClientDescription {
  browser: string | null;
  system: string | null;
  device: (typeof DEVICES)[keyof typeof DEVICES] | null;
}

export function describeClient(userAgent: string | null | undefined): ClientDescription {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = DEVICES[platform.type as keyof typeof DEVICES] ?? null;
  return { browser: browser.name || null, system: os.name || null, device };
}
