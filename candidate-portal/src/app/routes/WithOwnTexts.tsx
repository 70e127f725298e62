import { MessagesProvider } from '@byline/web-kit/i18n';
import { useChosenLanguage } from '@byline/web-kit/session';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { loadAllMessages } from '../../i18n/catalogues';

/** Around every screen with texts that only a candidate reads. */
export default function WithOwnTexts({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <MessagesProvider language={useChosenLanguage()} load={loadAllMessages}>
      {children}
    </MessagesProvider>
  );
}
