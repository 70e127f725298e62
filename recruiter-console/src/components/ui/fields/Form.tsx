import { Form as KitForm, type FormLook, type FormProps } from '@byline/web-kit/form';
import { useProblemWords } from '@byline/web-kit/problems';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Banner } from '../Banner';
import style from './Form.module.css';

function Alert({ error, children }: { error: unknown; children?: ReactNode }) {
  const problems = useProblemWords();
  return (
    <Banner tone="bad">
      <span lang={problems.language(error)}>{problems.text(error)}</span>
      {children}
    </Banner>
  );
}

const LOOK: FormLook = { Alert };

/**
 * `stack`: fields in a column; `inPlace`: with the padding of a pane, for an inline edit; `inPane`: fills a pane, with
 * a footer.
 */
const LAYOUTS = { stack: style.stack, inPlace: style.inPlace, inPane: style.inPane };

interface ConsoleFormProps {
  layout?: keyof typeof LAYOUTS;
}

/** The shared form of both apps, in the console's style. */
export const Form = <Values extends FormikValues>({ layout, ...form }: FormProps<Values> & ConsoleFormProps) => (
  <KitForm {...form} className={layout && LAYOUTS[layout]} look={LOOK} />
);
