import { ChevronUp } from 'lucide-react';
import { Text } from '../../../components/ui/Text';
import style from './EdgeMarker.module.css';

/** Marks a day that has items before the first visible hour. */
export const EdgeMarker = ({ text }: { text: string }) => (
  <span className={style.marker}>
    <ChevronUp size={12} />
    <Text cut>{text}</Text>
  </span>
);
