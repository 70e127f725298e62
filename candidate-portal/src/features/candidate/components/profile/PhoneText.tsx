import { formatPhone } from '@byline/web-kit/phone';

const PhoneText = ({ stored }: { stored: string }) => <>{formatPhone(stored)}</>;
export default PhoneText;
