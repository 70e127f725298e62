import { useT } from '@byline/web-kit/i18n';
import type { PublicCandidateDto } from '../api';
import { describe } from '../features/public-profile/describe';

interface PublicHeadProps {
  candidate: PublicCandidateDto;
  address: string;
}

/** Escapes `<`, so that a candidate's text cannot end the script element. */
const json = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Describes the public page to social networks and search engines. */
export function PublicHead({ candidate, address }: PublicHeadProps) {
  const t = useT();
  const { title, description, lasting, picture, person } = describe(t, candidate);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    mainEntity: { '@type': 'Person', ...person },
  };
  return (
    <>
      <link rel="canonical" href={address} />
      <meta name="description" content={description} />
      <meta property="og:type" content="profile" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={lasting} />
      <meta property="og:image" content={`${address}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <script src="/copy-link.js" defer />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(data) }} />
    </>
  );
}
