import { missingFields, type Language } from '@byline/shared-types/domain';
import { useLanguage, useT, type Translate } from '@byline/web-kit/i18n';
import { countryName, languageName } from '@byline/web-kit/names';
import { type Candidate } from '../../model';
import { PersonalForm } from './block-forms';
import { Facts } from './Facts';
import { ProfileBlock } from './ProfileBlock';

/** Opens in edit mode while the profile is incomplete, because this block has the missing fields (docs/domain/candidates.md#completeness). */

export function PersonalBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const language = useLanguage();
  const facts = [
    { term: t('candidate.address'), text: addressOf(candidate, t, language) },
    { term: t('candidateField.phone'), text: candidate.phoneInternational ?? '' },
    { term: t('candidateField.email'), text: candidate.email },
    { term: t('candidateField.language'), text: languageName(candidate.language, language) },
  ].filter(({ text }) => text !== '');
  return (
    <ProfileBlock
      id="p-you"
      candidateId={candidate._id}
      title={t('profile.personal')}
      editLabel={t('profile.editPersonal')}
      editWord={t('common.edit')}
      startOpen={missingFields(candidate).length > 0}
      view={<Facts facts={facts} />}
      form={(close) => <PersonalForm candidate={candidate} onDone={close} />}
    />
  );
}

/** The address on one line; an incomplete one shows its known parts. */
function addressOf(candidate: Candidate, t: Translate, language: Language): string {
  const { street, number, box, postal, city, country } = candidate;
  const named = country ? countryName(country, language) : '';
  if (street && number && postal && city && country)
    return t('candidate.addressLine', {
      street,
      number,
      hasBox: box ? 'yes' : 'no',
      box,
      postal,
      city,
      country: named,
    });
  return [street, number, postal, city, named].filter(Boolean).join(' ');
}
