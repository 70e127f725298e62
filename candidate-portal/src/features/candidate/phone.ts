/** What comes once somebody is in a form with a phone number. */
export { writePhone } from '@byline/web-kit/phone';
