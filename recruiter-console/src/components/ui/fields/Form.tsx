import { Form as KitForm, type FormLook, type FormProps } from '@byline/web-kit/form';
import { useProblemWords } from '@byline/web-kit/problems';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Banner } from '../Banner';

function Alert({ error, children }: { error: unknown; children?: ReactNode }) {
  const problems = useProblemWords();
  return (
    <Banner tone="bad">
      {problems.text(error)}
      {children}
    </Banner>
  );
}

const LOOK: FormLook = { Alert };

/** The form of both apps as the console draws it. */
export const Form = <Values extends FormikValues>(form: FormProps<Values>) => <KitForm {...form} look={LOOK} />;
