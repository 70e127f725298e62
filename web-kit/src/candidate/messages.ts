import { defineMessages } from 'react-intl';

/** What the fields of a candidate are called, in both apps. */
export const candidateFields = defineMessages({
  firstname: { id: 'candidateField.firstname', defaultMessage: 'First name' },
  name: { id: 'candidateField.name', defaultMessage: 'Last name' },
  email: { id: 'candidateField.email', defaultMessage: 'Email' },
  language: { id: 'candidateField.language', defaultMessage: 'Language' },
  street: { id: 'candidateField.street', defaultMessage: 'Street' },
  number: { id: 'candidateField.number', defaultMessage: 'Number' },
  box: { id: 'candidateField.box', defaultMessage: 'Box' },
  postal: { id: 'candidateField.postal', defaultMessage: 'Postal code' },
  city: { id: 'candidateField.city', defaultMessage: 'City' },
  country: { id: 'candidateField.country', defaultMessage: 'Country' },
  province: { id: 'candidateField.province', defaultMessage: 'Province' },
  phone: { id: 'candidateField.phone', defaultMessage: 'Phone' },
  skills: { id: 'candidateField.skills', defaultMessage: 'Skills' },
  pricePerWord: { id: 'candidateField.pricePerWord', defaultMessage: 'Price per word' },
  pricePerHour: { id: 'candidateField.pricePerHour', defaultMessage: 'Price per hour' },
  dayRate: { id: 'candidateField.dayRate', defaultMessage: 'Day rate' },
  yearsExperience: { id: 'candidateField.yearsExperience', defaultMessage: 'Years of experience' },
  motherTongue: { id: 'candidateField.motherTongue', defaultMessage: 'Mother tongue' },
  projectPreferences: { id: 'candidateField.projectPreferences', defaultMessage: 'Project preferences' },
  topProject: { id: 'candidateField.topProject', defaultMessage: 'Top project' },
});
