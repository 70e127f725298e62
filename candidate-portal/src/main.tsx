import { LucideProvider } from 'lucide-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers/Providers';
import { router } from './app/routes/router';
import { createStore } from './app/store';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <LucideProvider size={20} strokeWidth={1.8}>
      <Providers store={createStore()}>
        <RouterProvider router={router} />
      </Providers>
    </LucideProvider>
  </StrictMode>,
);
