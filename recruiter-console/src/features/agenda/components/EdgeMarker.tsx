import { ChevronUp } from 'lucide-react';
import { Text } from '../../../components/ui/Text';
import style from './EdgeMarker.module.css';

/** Says that something lies before the first hour shown. */
export const EdgeMarker = ({ text }: { text: string }) => (
  <span className={style.marker}>
    <ChevronUp size={12} />
    <Text cut>{text}</Text>
  </span>
);
