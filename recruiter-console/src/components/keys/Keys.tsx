import { shownKeys } from '../../lib/keys/keys';
import style from './Keys.module.css';

/** The presses of a key, each as on a keyboard. */
export function Keys({ press }: { press: string }) {
  return (
    <span className={style.keys}>
      {shownKeys(press).map((key, index) => (
        <kbd key={index} className={style.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
