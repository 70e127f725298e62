import { Globe, Link, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { Address } from '@byline/shared-types/domain';
import type { CandidateResponse } from '../../api';
import { config } from '@byline/web-kit/config';
import { formatPhone } from '@byline/web-kit/phone';
import { Dribbble, Facebook, GitHub, LinkedIn, Twitter } from '../ui/brand-icons';

export interface ContactLink {
  id: string;
  icon: LucideIcon;
  text: string;
  href: string;
  newTab: boolean;
}

const BRANDS: Record<string, LucideIcon> = {
  linkedin: LinkedIn,
  github: GitHub,
  facebook: Facebook,
  twitter: Twitter,
  dribbble: Dribbble,
};

const NETWORKS: Record<string, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  behance: 'Behance',
  dribbble: 'Dribbble',
  angellist: 'AngelList',
  facebook: 'Facebook',
  twitter: 'Twitter',
  skype: 'Skype',
};

export const networkName = (name: string): string => NETWORKS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

export const addressLine = (address: Address): string => {
  const { street, number, postal, city } = address;
  return [[street, number].filter(Boolean).join(' '), [postal, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
};

export const mapAddress = (candidate: CandidateResponse): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: [addressLine(candidate), candidate.country].filter(Boolean).join(', ') }).toString()}`;

export const publicProfile = (id: string): string => `${config.portalUrl}/public/candidate/${id}`;

/** Contact links of a candidate: mail, phone, address on a map (docs/domain/interface.md#profile-layout). */
export function directLinks(candidate: CandidateResponse): ContactLink[] {
  const { email, phone } = candidate;
  const address = addressLine(candidate);
  return [
    { id: 'mail', icon: Mail, text: email, href: `mailto:${email}`, newTab: false },
    ...(phone ? [{ id: 'phone', icon: Phone, text: formatPhone(phone), href: `tel:${phone}`, newTab: false }] : []),
    ...(address ? [{ id: 'map', icon: MapPin, text: address, href: mapAddress(candidate), newTab: true }] : []),
  ];
}

/** The profile's links: LinkedIn first, the personal website and Skype last. */
export function socialLinks({ links, website, skype }: CandidateResponse): ContactLink[] {
  const named = Object.entries(links).filter(([name]) => name !== 'website');
  const sorted = named.sort(([a], [b]) => Number(b === 'linkedin') - Number(a === 'linkedin') || a.localeCompare(b));
  const social = sorted.map(([name, href]): ContactLink => {
    return { id: name, icon: BRANDS[name] ?? Link, text: networkName(name), href, newTab: true };
  });
  return [
    ...social,
    ...(website ? [{ id: 'website', icon: Globe, text: new URL(website).hostname, href: website, newTab: true }] : []),
    ...(skype && !links.skype
      ? [{ id: 'skype', icon: Phone, text: `Skype: ${skype}`, href: `skype:${skype}?call`, newTab: false }]
      : []),
  ];
}
