import { MessagesProvider } from '@byline/web-kit/i18n';
import { useChosenLanguage } from '@byline/web-kit/session';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { loadAllMessages } from '../../i18n/catalogues';

interface WithOwnTextsProps {
  /** Shown until the texts are there. */
  meanwhile?: ReactNode;
  children?: ReactNode;
}

/** Around every screen with texts that only a candidate reads. */
export default function WithOwnTexts({ meanwhile, children = <Outlet /> }: WithOwnTextsProps) {
  return (
    <MessagesProvider language={useChosenLanguage()} load={loadAllMessages} meanwhile={meanwhile}>
      {children}
    </MessagesProvider>
  );
}
