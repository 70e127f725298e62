export {
  amount,
  appCode,
  emailAddress,
  line,
  newPassword,
  recoveryCode,
  richText,
  webAddress,
  wholeNumber,
  years,
} from './fields';
