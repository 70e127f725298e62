import { candidateFields } from '@byline/web-kit/candidate';
import { defineMessages } from '../../i18n/define';

const { name: lastname, ...fields } = candidateFields;

/** Words about a candidate that the list, the card and the profile share; `name` is the whole name. */
export const candidateMessages = {
  ...fields,
  lastname,
  ...defineMessages({
    write: { id: 'candidate.write', defaultMessage: 'Write a mail' },
    name: { id: 'candidate.name', defaultMessage: 'Name' },
    function: { id: 'candidate.function', defaultMessage: 'Function' },
    languages: { id: 'candidate.languages', defaultMessage: 'Languages' },
    rate: { id: 'candidate.rate', defaultMessage: 'Rate' },
    perWord: { id: 'candidate.perWord', defaultMessage: '{price} per word' },
    perHour: { id: 'candidate.perHour', defaultMessage: '{price} per hour' },
    unitWord: { id: 'candidate.unitWord', defaultMessage: '/word' },
    unitHour: { id: 'candidate.unitHour', defaultMessage: '/hour' },
    otherProvince: { id: 'candidate.otherProvince', defaultMessage: 'Other' },
    status: { id: 'candidate.status', defaultMessage: 'Status' },
    statusIs: { id: 'candidate.statusIs', defaultMessage: 'Status, {status}' },
    statusNow: { id: 'candidate.statusNow', defaultMessage: 'Status is now {status}' },
    assigned: { id: 'candidate.assigned', defaultMessage: 'Assigned' },
    assignedTo: { id: 'candidate.assignedTo', defaultMessage: 'Assigned to {name}' },
    modified: { id: 'candidate.modified', defaultMessage: 'Modified' },
    registered: { id: 'candidate.registered', defaultMessage: 'Registered' },
    experience: { id: 'candidate.experience', defaultMessage: 'Experience' },
    years: { id: 'candidate.years', defaultMessage: '{years, plural, one {# year} other {# years}}' },
    translates: { id: 'candidate.translates', defaultMessage: 'Translates' },
    translateFrom: { id: 'candidate.translateFrom', defaultMessage: 'From' },
    translateTo: { id: 'candidate.translateTo', defaultMessage: 'To' },
    unavailable: { id: 'candidate.unavailable', defaultMessage: 'Unavailable' },
    unavailableFrom: { id: 'candidate.unavailableFrom', defaultMessage: 'from {date}' },
    unavailableTo: { id: 'candidate.unavailableTo', defaultMessage: 'until {date}' },
    freelancer: { id: 'candidate.freelancer', defaultMessage: 'Freelancer' },
    tags: { id: 'candidate.tags', defaultMessage: 'Tags' },
    source: { id: 'candidate.source', defaultMessage: 'Source' },
    publicProfile: { id: 'candidate.publicProfile', defaultMessage: 'Public profile' },
    website: { id: 'candidate.website', defaultMessage: 'Website' },
    noSkills: { id: 'candidate.noSkills', defaultMessage: 'No skills yet' },
    pendingSkill: { id: 'candidate.pendingSkill', defaultMessage: 'for validation' },
    goneSkill: { id: 'candidate.goneSkill', defaultMessage: 'Removed skill' },
    next: { id: 'candidate.next', defaultMessage: 'Next candidate' },
    previous: { id: 'candidate.previous', defaultMessage: 'Previous candidate' },
    position: { id: 'candidate.position', defaultMessage: '{position, number} of {total}' },
  }),
};
